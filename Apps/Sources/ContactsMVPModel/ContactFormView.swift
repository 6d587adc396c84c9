public import ContactsModel

/// The methods of a form's view that its presenter calls.
public protocol ContactFormView: AnyObject {
    /// Shows whether the contact is being saved.
    func setSaving(_ isSaving: Bool)
    /// Called after each change of the form, with whether the person would lose changes by leaving it.
    func setUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// Shows that a name is missing.
    func showNamesMissing()
    /// Shows why the save failed.
    func showError(_ error: ContactStoreError)
    /// Asks whether to discard the changes.
    func askToDiscard()
}
