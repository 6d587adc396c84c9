/// Receives the result of the add module. The presenter of the list implements it.
public protocol AddModuleDelegate: AnyObject {
    /// Called when the contact is stored.
    func didAddContact(_ contact: ContactSummary)
    /// Called when the person cancels.
    func didCancelAddContact()
}
