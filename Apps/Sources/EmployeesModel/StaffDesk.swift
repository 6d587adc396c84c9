public import BelvedereCore
public import Staff

/// What the app Employees knows of the person who has logged in, and what all of the staff share.
nonisolated public struct StaffDesk: Sendable {
    public let member: StaffMember
    /// What editors have changed; one for everybody.
    public let edits: SharedDynamic<EmployeeEdits>
    /// Ends this login of a person, or all of theirs.
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
