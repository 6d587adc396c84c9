/// Receives the result of the edit module. The presenter of the detail module implements it.
public protocol EditModuleDelegate: AnyObject {
    /// Called when a contact is stored: the edited one, or a new one if the edited contact no longer exists.
    func didSaveContact(_ contact: ContactSummary)
    /// Called when the person cancels.
    func didCancelEditContact()
}
