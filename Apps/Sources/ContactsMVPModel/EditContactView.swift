public import ContactsModel

/// The methods of the edit screen's view that its presenter calls, beyond those of every form.
///
/// The protocol does not inherit from ``ContactFormView``. In a module that is compiled for the main actor, the compiler isolates a
/// screen's conformance to a protocol that the screen names, but not to one that this protocol inherits from.
public protocol EditContactView: AnyObject {
    /// Shows that the contact is being read.
    func startLoading()
    /// Fills the form's fields with a draft.
    func setDraft(_ draft: ContactDraft)
    /// Shows that the contact does not exist.
    func setGone()
    /// Shows why the contact cannot be read.
    func setUnreadable(_ message: String)
    /// Shows that another person changed or deleted the contact.
    func showConflict(_ merge: ContactMerge, saveAnyway: @escaping () -> Void)
}
