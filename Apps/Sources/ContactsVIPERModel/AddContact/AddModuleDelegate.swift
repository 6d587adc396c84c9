/// Who is told how the add module ended: the presenter of the list, live or restored.
public protocol AddModuleDelegate: AnyObject {
    /// The contact is stored.
    func didAddContact(_ contact: ContactSummary)
    /// The person gave up.
    func didCancelAddContact()
}
