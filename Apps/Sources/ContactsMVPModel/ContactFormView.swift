public import ContactsModel

/// What the presenter of a form tells its view.
public protocol ContactFormView: AnyObject {
    /// The contact is being saved, or not any more.
    func setSaving(_ isSaving: Bool)
    /// Leaving would lose something, or not any more.
    func setUnsavedChanges(_ hasUnsavedChanges: Bool)
    /// A name is missing.
    func showNamesMissing()
    /// Saving failed.
    func showError(_ error: ContactStoreError)
    /// Leaving would lose something.
    func askToDiscard()
}
