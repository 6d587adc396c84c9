public import BelvedereCore
public import ContactsModel

/// What the edit module's presenter tells its view.
public protocol EditContactView: AnyObject {
    /// Shows that the contact is being read.
    func showLoading()
    /// Shows the form, filled.
    func showForm(_ draft: ContactDraft)
    /// Shows that the contact is not there.
    func showGone()
    /// Shows why the contact cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Shows, or takes away, that the contact is being saved; meanwhile it cannot be saved again.
    func showSaving(_ isSaving: Bool)
    /// Says whether leaving would lose something.
    func showUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// Says that a name is missing.
    func showNamesMissing()
    /// Says why saving failed.
    func showFailure(_ error: ContactStoreError)
    /// Says what somebody else did to the contact, and asks whether to save all the same.
    func showConflict(_ conflict: ContactConflict)
    /// Asks whether to lose what was typed.
    func askToDiscard()
}

/// What the edit module's view tells its presenter.
public protocol EditContactPresentation: Role {
    /// The view has appeared.
    func present() async
    /// A person changed the form.
    func didChange(_ draft: ContactDraft)
    /// A person wants to save.
    func didTapDone()
    /// A person wants to save over what somebody else did.
    func didTapSaveAnyway()
    /// A person gives up.
    func didTapCancel()
    /// A person gives up what was typed.
    func didTapDiscard()
    /// A person asked to read the contact again.
    func didTapRetry()
    /// A person wants to leave by another way. Returns whether the view may go.
    func shouldLeave() -> Bool
}

/// What the edit module's presenter asks of its interactor.
public protocol EditContactInteraction: AnyObject {
    /// Reads the contact and keeps it as the beginning of the edit; nil when it is not there.
    func load() async throws(ContactStoreError) -> ContactDraft?
    /// Stores the edit, and says of which contact: a new one, where the edited one is not there any more.
    func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary
    /// Has the next save replace what somebody else did.
    func accept(_ conflict: ContactConflict)
}
