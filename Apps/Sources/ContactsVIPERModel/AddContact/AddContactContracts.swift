public import BelvedereCore
public import ContactsModel

/// What the add module's presenter tells its view.
public protocol AddContactView: AnyObject {
    /// Shows, or takes away, that the contact is being saved; meanwhile it cannot be saved again.
    func showSaving(_ isSaving: Bool)
    /// Says whether leaving would lose something.
    func showUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// Says that a name is missing.
    func showNamesMissing()
    /// Says why saving failed.
    func showFailure(_ error: ContactStoreError)
    /// Asks whether to lose what was typed.
    func askToDiscard()
}

/// What the add module's view tells its presenter.
public protocol AddContactPresentation: Role {
    /// A person changed the form.
    func didChange(_ draft: ContactDraft)
    /// A person wants to save.
    func didTapDone()
    /// A person gives up.
    func didTapCancel()
    /// A person gives up what was typed.
    func didTapDiscard()
    /// A person wants to leave by another way. Returns whether the view may go.
    func shouldLeave() -> Bool
}

/// What the add module's presenter asks of its interactor.
public protocol AddContactInteraction: AnyObject {
    /// Stores a new contact, and says what the list shows of it.
    func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary
}
