public import BelvedereCore
public import Staff

/// The logged-in person, and the shared list of edited employees.
nonisolated public struct StaffDesk: Sendable {
    public let member: StaffMember
    /// The list of employees that editors have changed or deleted, shared by all sessions.
    public let edits: SharedDynamic<EmployeeEdits>
    /// The login that a press of "Log out" ends, or nil if the person needs no login.
    public let login: SessionLogin?

    public init(member: StaffMember, edits: SharedDynamic<EmployeeEdits>, login: SessionLogin?) {
        self.member = member
        self.edits = edits
        self.login = login
    }
}
