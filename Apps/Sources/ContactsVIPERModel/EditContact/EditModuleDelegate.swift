/// Who is told how the edit module ended: the presenter of the detail, live or restored.
public protocol EditModuleDelegate: AnyObject {
    /// A contact is stored: the one that was edited, or a new one where that is not there any more.
    func didSaveContact(_ contact: ContactSummary)
    /// The person gave up.
    func didCancelEditContact()
}
