public import ContactsModel

/// What the presenter of the edit screen tells its view beyond what every form is told.
///
/// It stands beside ``ContactFormView`` and does not refine it: where code is compiled for the main actor, the compiler
/// isolates a screen's conformance to each, but not to one by way of the other.
public protocol EditContactView: AnyObject {
    /// The contact is being read.
    func startLoading()
    /// The form, filled.
    func setDraft(_ draft: ContactDraft)
    /// The contact is not there.
    func setGone()
    /// The contact cannot be read.
    func setUnreadable(_ message: String)
    /// Somebody else changed or deleted the contact.
    func showConflict(_ conflict: ContactConflict, saveAnyway: @escaping () -> Void)
}
