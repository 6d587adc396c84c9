public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// What the list's presenter tells its view.
public protocol ContactListView: AnyObject {
    /// Shows what is searched for, and the order.
    func showSetting(_ setting: ContactListSetting)
    /// Shows the letters of the jump index.
    func showSections(_ sections: [SectionHeading])
    /// Has these contacts stand out: those that are marked, or the one that is shown beside the list.
    func showChosen(_ ids: Set<Contact.ID>)
    /// Shows whether contacts are being marked, and how many are.
    func showMarking(_ isOn: Bool, count: Int)
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
    /// Shows how many contacts the list has.
    func showCount(_ count: Int, isSearching: Bool)
    /// Says that a new contact is stored, and offers to show it.
    func showSaved(_ contact: ContactSummary)
    /// Scrolls to a row.
    func reveal(_ index: Int)
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
    /// A person chose another order.
    func didSort(by order: ContactOrder)
    /// A person activated a row: it is shown, or marked while contacts are being marked.
    func didSelect(_ contact: ContactSummary)
    /// A person wants to see the contact that was just added.
    func didTapShow(_ contact: ContactSummary)
    /// A person wants to mark contacts, or to stop it.
    func didTapMark(_ isOn: Bool)
    /// A person wants the marked contacts deleted.
    func didTapDeleteMarked()
    /// A person wants a file of the marked contacts.
    func didTapExportMarked()
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
    /// The row to scroll to after its contact was saved.
    var revealed: Signal<Int> { get }
    /// Has the list scroll to a contact that was just stored.
    func reveal(_ id: Contact.ID)
    /// Reads the list and follows it until the task is cancelled.
    func follow() async
    /// Shows those whom a search finds.
    func search(_ text: String)
    /// Shows the contacts in another order.
    func sort(by order: ContactOrder)
    /// Reads again after a failure.
    func retry()
    /// Deletes a contact as it was shown, and keeps it for ``restore()``. Gives the name; none where the contact was gone already.
    func delete(_ reference: ContactReference) async throws(ContactStoreError) -> String?
    /// Deletes several contacts as they are now, and keeps each for ``restore()``.
    ///
    /// - Parameter onDelete: called with the name of each.
    func delete(_ ids: [Contact.ID], onDelete: (String) -> Void) async throws(ContactStoreError)
    /// Brings the last deleted contact back; asked again, the one before it.
    func restore() async throws(ContactStoreError)
    /// Stores the good cards of a file.
    func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport
    /// Some contacts as a file.
    func file(of ids: [Contact.ID]) async throws(ContactStoreError) -> [UInt8]
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
    /// How the list is set, as the address says it.
    var setting: Derived<ContactListSetting> { get }
    /// Sets the list, and the address with it.
    func set(_ setting: ContactListSetting)
    /// To the detail module.
    func showContact(_ id: Contact.ID)
    /// Back from the detail module.
    func closeContact()
}
