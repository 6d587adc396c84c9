public import BelvedereCore
public import Staff

/// The logged-in person, and the shared list of edited employees.
nonisolated public struct StaffDesk: Sendable {
    public let member: StaffMember
    /// The list of employees that editors have changed or deleted, shared by all sessions.
    public let edits: SharedDynamic<EmployeeEdits>
    /// The closure that ends one login of a person, or all of them if `everywhere` is true.
    public let logOut: @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void

    public init(
        member: StaffMember, edits: SharedDynamic<EmployeeEdits>,
        logOut: @escaping @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void
    ) {
        self.member = member
        self.edits = edits
        self.logOut = logOut
    }
}
