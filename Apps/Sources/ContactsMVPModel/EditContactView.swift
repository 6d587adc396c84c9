public import ContactsModel

/// What the presenter of the edit screen tells its view beyond what every form is told.
public protocol EditContactView: ContactFormView {
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
