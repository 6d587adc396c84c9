/// Somebody was taken off the list, and may be put back.
nonisolated public struct EmployeeDeletion: Sendable, Hashable {
    public let id: Int
    /// What to say of it.
    public let text: String
}
