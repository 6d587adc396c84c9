public import BelvedereCore

/// The logged-in person. The host (the server that shows the app) stores it in the session's values after a login, and screens read it
/// there.
public struct StaffMember: Sendable, Hashable {
    /// The name of the account.
    public let name: String
    public let role: StaffRole

    public init(name: String, role: StaffRole) {
        self.name = name
        self.role = role
    }

    /// The value for a session without a login.
    public static let nobody = StaffMember(name: "", role: .nobody)
}

extension SessionKey<StaffMember> {
    /// The key of the logged-in person among the session's values. Its default is ``StaffMember/nobody``.
    public static var staffMember: Self { SessionKey("staffMember", default: .nobody) }
}
