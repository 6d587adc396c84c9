public import ContactsModel

/// The methods of the detail screen's view that its presenter calls.
public protocol ContactDetailView: AnyObject {
    /// Shows that the contact is being read.
    func startLoading()
    /// Shows the contact.
    func setContact(_ contact: Contact)
    /// Shows that the contact does not exist.
    func setGone()
    /// Shows why the contact cannot be read.
    func setUnreadable(_ message: String)
    /// Shows a message that the contact with this name was saved.
    func showSaved(_ name: String)
    /// Shows why a deletion failed.
    func showError(_ error: ContactStoreError)
}
