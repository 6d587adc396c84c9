public import BelvedereCore
public import ContactsModel

/// The methods of the add module's view that its presenter calls.
public protocol AddContactViewProtocol: AnyObject {
    /// Shows or hides that the contact is being saved. While it is shown, the person cannot save again.
    func showSaving(_ isSaving: Bool)
    /// Receives whether the person would lose changes by leaving.
    func showUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// Shows that a name is missing.
    func showNamesMissing()
    /// Shows why the save failed.
    func showFailure(_ error: ContactStoreError)
    /// Asks whether to discard the typed text.
    func askToDiscard()
}

/// The methods of the add module's presenter that its view calls.
public protocol AddContactPresentation: Role {
    /// Called when the person changes the form.
    func didChange(_ draft: ContactDraft)
    /// Called when the person wants to save.
    func didTapDone()
    /// Called when the person cancels.
    func didTapCancel()
    /// Called when the person discards the typed text.
    func didTapDiscard()
    /// Called when the person leaves the form without a button of the form, for example with the browser's Back button. Returns whether the
    /// view may close.
    func shouldLeave() -> Bool
}

/// The methods of the add module's interactor that its presenter calls.
public protocol AddContactInteraction: AnyObject {
    /// Stores a new contact, and returns its data for the list.
    func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary
}
