internal import BelvedereLogins
internal import Staff
internal import Synchronization

/// The accounts of the staff: names, hashed passwords and roles.
final class StaffAccounts: LoginAccounts {
    /// One account.
    struct Account: Sendable {
        let name: String
        let password: PasswordHash
        var role: StaffRole
    }

    private let accounts: Mutex<[String: Account]>

    init(_ accounts: [Account]) {
        self.accounts = Mutex(Dictionary(accounts.map { ($0.name.lowercased(), $0) }) { first, _ in first })
    }

    func account(_ key: String) async throws -> (name: String, passwordHash: String)? {
        accounts.withLock { $0[key] }.flatMap { $0.role == .nobody ? nil : ($0.name, $0.password.text) }
    }

    /// Returns the current role of a person, or ``StaffRole/nobody`` if there is no account.
    func role(of name: String) -> StaffRole {
        accounts.withLock { $0[name.lowercased()]?.role ?? .nobody }
    }

    /// Changes a person's role. Open sessions keep the old role, so end the person's sessions afterwards.
    func setRole(of name: String, to role: StaffRole) {
        accounts.withLock { $0[name.lowercased()]?.role = role }
    }
}
