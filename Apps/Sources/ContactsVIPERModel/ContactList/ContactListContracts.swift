public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// What the list's presenter tells its view.
public protocol ContactListView: AnyObject {
    /// Shows the letters of the jump index.
    func showSections(_ sections: [SectionHeading])
    /// Marks the contact that is shown beside the list.
    func showChosen(_ id: Contact.ID?)
    /// Shows that the list is being read.
    func showLoading()
    /// Shows the rows and nothing else.
    func showContacts()
    /// Shows that there is nobody.
    func showEmpty()
    /// Shows that a search found nobody.
    func showNothingFound()
    /// Shows why the list cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Says whether there is anything to export.
    func showExportable(_ isExportable: Bool)
    /// Says who was deleted and offers to bring them back.
    func offerUndo(of name: String)
    /// Says why a request failed and offers to try again.
    func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void)
    /// Says what came of an import.
    func showImport(_ result: ContactImport)
    /// Says that the device did not take the file.
    func showExportFailure()
}

/// What the list's view tells its presenter.
public protocol ContactListPresentation: Role {
    /// The rows, read as they are needed.
    var contacts: PagedList<ContactSummary> { get }
    /// The view has appeared; ends when it has gone for good.
    func present() async
    /// A person typed into the search.
    func didSearch(_ text: String)
    /// A person activated a row.
    func didSelect(_ contact: ContactSummary)
    /// A person asked to delete the contact of a row.
    func didDelete(_ contact: ContactSummary)
    /// A person wants the last deleted contact back; asked again, the one before it.
    func didUndo()
    /// A person wants to add a contact.
    func didTapAdd()
    /// A person asked to read the list again.
    func didTapRetry()
    /// A person handed over a file of cards.
    func didReceive(_ bytes: [UInt8])
    /// A person wants a file of cards.
    func didTapExport()
}

/// What the list's presenter asks of its interactor.
public protocol ContactListInteraction: AnyObject {
    /// The rows, read as they are needed, and followed by ``follow()``.
    var contacts: PagedList<ContactSummary> { get }
    /// The letters of the jump index.
    var sections: Dynamic<[SectionHeading]> { get }
    /// Whether a search narrows the list.
    var isSearching: DynamicValue<Bool> { get }
    /// Reads the list and follows it until the task is cancelled.
    func follow() async
    /// Shows those whom a search finds.
    func search(_ text: String)
    /// Reads again after a failure.
    func retry()
    /// Deletes a contact as it was shown, and keeps it for ``restore()``. Gives the name; none where the contact was gone already.
    func delete(_ reference: ContactReference) async throws(ContactStoreError) -> String?
    /// Brings the last deleted contact back; asked again, the one before it.
    func restore() async throws(ContactStoreError)
    /// Stores the good cards of a file.
    func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport
    /// The contacts that are shown as a file.
    func file() async throws(ContactStoreError) -> [UInt8]
    /// Hands a file to the person's device.
    func handOut(_ bytes: [UInt8]) async throws(CapabilityFailure)
}

/// Where the list leads.
public protocol ContactListNavigation: AnyObject {
    /// To the add module.
    func showAddContact()
    /// Back from the add module.
    func closeAddContact()
    /// The contact whose detail is shown.
    var shownContact: Derived<Contact.ID?> { get }
    /// To the detail module.
    func showContact(_ id: Contact.ID)
    /// Back from the detail module.
    func closeContact()
}
