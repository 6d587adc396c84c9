/// Who is told how the edit module ended: the presenter of the detail, live or restored.
public protocol EditModuleDelegate: AnyObject {
    /// The contact is stored.
    func didSaveContact()
    /// The person gave up.
    func didCancelEditContact()
}
