public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The methods of the list's view that its presenter calls.
public protocol ContactListViewProtocol: AnyObject {
    /// Shows the search text and the order.
    func showSetting(_ setting: ContactListSetting)
    /// Shows the letters of the jump index.
    func showSections(_ sections: [SectionHeading])
    /// Highlights these contacts: the selected contacts, or the contact shown next to the list.
    func showChosen(_ ids: Set<Contact.ID>)
    /// Shows whether the person is selecting contacts, and the number of selected contacts.
    func showSelectionBar(_ isOn: Bool, count: Int)
    /// Shows that the list is being read.
    func showLoading()
    /// Shows the rows of the list, and no message in place of them.
    func showContacts()
    /// Shows that there are no contacts.
    func showEmpty()
    /// Shows that a search found no contacts.
    func showNothingFound()
    /// Shows why the list cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Shows the number of contacts in the list.
    func showCount(_ count: Int, isSearching: Bool)
    /// Shows that a new contact is stored, and offers to open it.
    func showSaved(_ contact: ContactSummary)
    /// Scrolls to a row.
    func reveal(_ index: Int)
    /// Shows the name of the deleted contact, and offers to restore it.
    func offerUndo(of name: String)
    /// Shows why a request failed and offers to try again.
    func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void)
    /// Shows the finished share of an import, or hides it if nil.
    func showImportProgress(_ share: Double?)
    /// Shows the result of an import.
    func showImport(_ result: ContactImport)
    /// Shows that the device did not save the file.
    func showExportFailure()
}

/// The methods and properties of the list's presenter that its view uses.
public protocol ContactListPresentation: Role {
    /// The rows, read on demand.
    var contacts: PagedList<ContactSummary> { get }
    /// Called when the view appears. It returns after the view has left.
    func present() async
    /// Called when the person types into the search field.
    func didSearch(_ text: String)
    /// Called when the person chooses another order.
    func didSort(by order: ContactOrder)
    /// Called when the person activates a row. The row is opened, or selected while the person marks contacts.
    func didSelect(_ contact: ContactSummary)
    /// Called when the person wants to see the contact that was just added.
    func didTapShow(_ contact: ContactSummary)
    /// Called when the person starts or stops selecting contacts.
    func didTapSelect(_ isOn: Bool)
    /// Called when the person wants to delete the selected contacts.
    func didTapDeleteSelected()
    /// Called when the person wants a file of the selected contacts.
    func didTapExportSelected()
    /// Called when the person wants to delete the contact of a row.
    func didDelete(_ contact: ContactSummary)
    /// Called when the person wants to restore the last deleted contact. The next call restores the one before it.
    func didUndo()
    /// Called when the person wants to add a contact.
    func didTapAdd()
    /// Called when the person wants to read the list again.
    func didTapRetry()
    /// Called when the person chose a file of cards to import.
    func didReceive(_ bytes: [UInt8])
    /// Called when the person wants a file of cards.
    func didTapExport()
}

/// The methods and properties of the list's interactor that its presenter uses.
public protocol ContactListInteraction: AnyObject {
    /// The rows, read on demand and kept current by ``follow()``.
    var contacts: PagedList<ContactSummary> { get }
    /// The letters of the jump index.
    var sections: Dynamic<[SectionHeading]> { get }
    /// Whether a search narrows the list.
    var isSearching: DynamicValue<Bool> { get }
    /// Sends the index of a contact's row after the contact was saved, so that the view scrolls to the row.
    var revealed: Signal<Int> { get }
    /// Scrolls the list to a contact that was just stored.
    func reveal(_ id: Contact.ID)
    /// Reads the list and applies the store's changes to it until the task is cancelled.
    func follow() async
    /// Shows the contacts that match a search.
    func search(_ text: String)
    /// Shows the contacts in another order.
    func sort(by order: ContactOrder)
    /// Reads again after a failure.
    func retry()
    /// Deletes a contact in the shown revision, and keeps it for ``restore()``. Returns its name, or nil if it was deleted already.
    func delete(_ reference: ContactReference) async throws(ContactStoreError) -> String?
    /// Deletes several contacts in their current revision, and keeps each for ``restore()``.
    ///
    /// - Parameter onDelete: called with the name of each contact.
    func delete(_ ids: [Contact.ID], onDelete: (String) -> Void) async throws(ContactStoreError)
    /// Restores the last deleted contact. The next call restores the one before it.
    func restore() async throws(ContactStoreError)
    /// The finished share of an import, or nil while there is no progress to show.
    var importProgress: Dynamic<Double?> { get }
    /// Stores the valid cards of a file.
    func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport
    /// Returns some contacts as a file.
    func file(of ids: [Contact.ID]) async throws(ContactStoreError) -> [UInt8]
    /// Returns the shown contacts as a file.
    func file() async throws(ContactStoreError) -> [UInt8]
    /// Saves a file to the person's device.
    func handOut(_ bytes: [UInt8]) async throws(CapabilityFailure)
}

/// The methods and properties by which the presenter of the list opens and closes other screens, and reads and changes the address.
public protocol ContactListNavigation: AnyObject {
    /// Opens the add module.
    func showAddContact()
    /// Closes the add module.
    func closeAddContact()
    /// The contact whose detail is shown.
    var shownContact: Derived<Contact.ID?> { get }
    /// The search text and the order, as the address contains them.
    var setting: Derived<ContactListSetting> { get }
    /// Sets the search text and the order, and the address with them.
    func set(_ setting: ContactListSetting)
    /// Opens the detail module.
    func showContact(_ id: Contact.ID)
    /// Closes the detail module.
    func closeContact()
}
