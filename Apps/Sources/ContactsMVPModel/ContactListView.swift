public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// The methods of the list's view that its presenter calls.
public protocol ContactListView: AnyObject {
    /// Shows the letters of the jump index.
    func setSections(_ sections: [SectionHeading])
    /// Shows that the list is loading.
    func startLoading()
    /// Shows the rows.
    func setContacts()
    /// Shows that there are no contacts.
    func setEmpty()
    /// Shows that a search found no contacts.
    func setNothingFound()
    /// Shows why the list cannot be read.
    func setUnreadable(_ message: String)
    /// Shows the number of contacts in the list.
    func setCount(_ count: Int, isSearching: Bool)
    /// Shows that a new contact was saved.
    func showSaved(_ contact: ContactViewData)
    /// Scrolls to the row of a saved contact.
    func reveal(_ index: Int)
    /// Shows that a contact was deleted, and offers to restore it.
    func offerUndo(of name: String, _ undo: @escaping () -> Void)
    /// Shows that a request failed, and offers to try again.
    func showError(_ error: ContactStoreError, retry: @escaping () -> Void)
    /// Shows the finished share of an import, from 0 to 1, or hides it if `share` is nil.
    func setImportProgress(_ share: Double?)
    /// Shows the result of an import.
    func showImport(_ result: ContactImport)
    /// Shows that the device could not save the exported file.
    func showExportError()
}
