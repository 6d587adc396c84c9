public import BelvedereCore

/// Who has logged in, as the screens know it. The host sets it when it lets somebody in.
public struct StaffMember: Sendable, Hashable {
    /// The name of the account.
    public let name: String
    public let role: StaffRole
    /// Which login it is, of the several that one person may have. It is no secret and opens nothing.
    public let login: String

    public init(name: String, role: StaffRole, login: String = "") {
        self.name = name
        self.role = role
        self.login = login
    }

    /// Somebody of whom nothing is known.
    public static let nobody = StaffMember(name: "", role: .nobody)
}

extension SessionKey<StaffMember> {
    /// Who has logged in; nobody if nobody has said.
    public static var staffMember: Self { SessionKey("staffMember", default: .nobody) }
}
