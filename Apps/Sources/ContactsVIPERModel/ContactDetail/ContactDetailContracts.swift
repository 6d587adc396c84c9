public import BelvedereCore
public import ContactsModel

/// The methods of the detail module's view that its presenter calls.
public protocol ContactDetailViewProtocol: AnyObject {
    /// Shows that the contact is being read.
    func showLoading()
    /// Shows the contact.
    func showContact(_ contact: ContactDetails)
    /// Shows that the contact does not exist.
    func showGone()
    /// Shows why the contact cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Shows that the contact was saved.
    func showSaved(_ name: String)
    /// Shows why a deletion failed.
    func showFailure(_ error: ContactStoreError)
}

/// The methods of the detail module's presenter that its view calls.
public protocol ContactDetailPresentation: Role {
    /// Called when the view appears. It returns after the view has left.
    func present() async
    /// Called when the person wants to edit the contact.
    func didTapEdit()
    /// Called when the person wants to delete the contact.
    func didTapDelete()
    /// Called when the person wants to read the contact again.
    func didTapRetry()
}

/// The methods of the detail module's interactor that its presenter calls.
public protocol ContactDetailInteraction: AnyObject {
    /// Calls `action` with the contact now and after each change, until the task is cancelled. The contact is nil if it does not exist.
    func follow(_ action: (ContactDetails?) -> Void) async throws(ContactStoreError)
}

/// The methods by which the presenter of the detail module opens and closes the edit module.
public protocol ContactDetailNavigation: AnyObject {
    /// Opens the edit module.
    func showEditContact()
    /// Closes the edit module without a save.
    func closeEditContact()
    /// Closes the edit module and shows the saved contact.
    func closeEditContact(showing id: Contact.ID)
}
