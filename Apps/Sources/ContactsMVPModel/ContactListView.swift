public import BelvedereCore
public import ContactsModel
public import ContactsShared

/// What the list's presenter tells its view.
public protocol ContactListView: AnyObject {
    /// Shows the letters of the jump index.
    func setSections(_ sections: [SectionHeading])
    /// Nothing is there to show yet.
    func startLoading()
    /// There are rows.
    func setContacts()
    /// There is nobody.
    func setEmpty()
    /// A search found nobody.
    func setNothingFound()
    /// The list cannot be read.
    func setUnreadable(_ message: String)
    /// How many contacts the list has.
    func setCount(_ count: Int, isSearching: Bool)
    /// A new contact was saved.
    func showSaved(_ contact: ContactViewData)
    /// The row of a contact that was saved is to be scrolled to.
    func reveal(_ index: Int)
    /// A contact was deleted and can be brought back.
    func offerUndo(of name: String, _ undo: @escaping () -> Void)
    /// A request failed and can be tried again.
    func showError(_ error: ContactStoreError, retry: @escaping () -> Void)
    /// An import came to its end.
    func showImport(_ result: ContactImport)
    /// The device did not take the file.
    func showExportError()
}
