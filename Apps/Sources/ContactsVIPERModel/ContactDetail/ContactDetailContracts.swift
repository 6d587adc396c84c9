public import BelvedereCore
public import ContactsModel

/// What the detail module's presenter tells its view.
public protocol ContactDetailView: AnyObject {
    /// Shows that the contact is being read.
    func showLoading()
    /// Shows the contact.
    func showContact(_ contact: ContactDetails)
    /// Shows that the contact is not there.
    func showGone()
    /// Shows why the contact cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Says that the contact was saved.
    func showSaved(_ name: String)
    /// Says why a deletion failed.
    func showFailure(_ error: ContactStoreError)
}

/// What the detail module's view tells its presenter.
public protocol ContactDetailPresentation: Role {
    /// The view has appeared; ends when it has gone for good.
    func present() async
    /// A person wants to edit the contact.
    func didTapEdit()
    /// A person wants to delete the contact.
    func didTapDelete()
    /// A person asked to read the contact again.
    func didTapRetry()
}

/// What the detail module's presenter asks of its interactor.
public protocol ContactDetailInteraction: AnyObject {
    /// Tells of the contact now and after each change, until the task is cancelled; nil when it is not there.
    func follow(_ action: (ContactDetails?) -> Void) async throws(ContactStoreError)
}

/// Where the detail leads.
public protocol ContactDetailNavigation: AnyObject {
    /// To the edit module.
    func showEditContact()
    /// Back from the edit module, with nothing saved.
    func closeEditContact()
    /// Back from the edit module, to the contact that was saved.
    func closeEditContact(showing id: Contact.ID)
}
