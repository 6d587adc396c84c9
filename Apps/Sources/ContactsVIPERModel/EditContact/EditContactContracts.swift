public import BelvedereCore
public import ContactsModel

/// The methods of the edit module's view that its presenter calls.
public protocol EditContactViewProtocol: AnyObject {
    /// Shows that the contact is being read.
    func showLoading()
    /// Shows the filled form.
    func showForm(_ draft: ContactDraft)
    /// Shows that the contact does not exist.
    func showGone()
    /// Shows why the contact cannot be read.
    func showUnreadable(_ error: ContactStoreError)
    /// Shows or hides that the contact is being saved. While it is shown, the person cannot save again.
    func showSaving(_ isSaving: Bool)
    /// Receives whether the person would lose changes by leaving.
    func showUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// Shows that a name is missing.
    func showNamesMissing()
    /// Shows why the save failed.
    func showFailure(_ error: ContactStoreError)
    /// Shows how another person changed the contact, and asks whether to save nevertheless.
    func showConflict(_ merge: ContactMerge)
    /// Asks whether to discard the typed text.
    func askToDiscard()
}

/// The methods of the edit module's presenter that its view calls.
public protocol EditContactPresentation: Role {
    /// Called when the view appears.
    func present() async
    /// Called when the person changes the form.
    func didChange(_ draft: ContactDraft)
    /// Called when the person wants to save.
    func didTapDone()
    /// Called when the person saves although another person changed the contact first.
    func didTapSaveAnyway()
    /// Called when the person cancels.
    func didTapCancel()
    /// Called when the person discards the typed text.
    func didTapDiscard()
    /// Called when the person wants to read the contact again.
    func didTapRetry()
    /// Called when the person leaves the form without a button of the form, for example with the browser's Back button. Returns whether the
    /// view may close.
    func shouldLeave() -> Bool
}

/// The methods of the edit module's interactor that its presenter calls.
public protocol EditContactInteraction: AnyObject {
    /// Reads the contact, and keeps it to detect another person's change when the form is saved. Returns nil if the contact does not exist.
    func load() async throws(ContactStoreError) -> ContactDraft?
    /// Stores the form's content, and returns the stored contact: a new one if the edited contact no longer exists.
    func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary
    /// Accepts the contact with the other person's change as the original of the next save. So this save reports no conflict with that
    /// change.
    func accept(_ conflict: ContactConflict)
}
