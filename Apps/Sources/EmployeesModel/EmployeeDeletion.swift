public import BelvedereCore

/// The deletion of an employee, with its message and an action that undoes it.
nonisolated public struct EmployeeDeletion: Sendable, Hashable {
    public let id: Int
    /// The text of the message that the employee was deleted.
    public let text: ToastText
}
