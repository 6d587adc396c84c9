public import ContactsModel

/// What the presenter of the detail screen tells its view.
public protocol ContactDetailView: AnyObject {
    /// The contact is being read.
    func startLoading()
    /// The contact.
    func setContact(_ contact: Contact)
    /// The contact is not there.
    func setGone()
    /// The contact cannot be read.
    func setUnreadable(_ message: String)
    /// The contact was saved.
    func showSaved(_ name: String)
    /// A deletion failed.
    func showError(_ error: ContactStoreError)
}
