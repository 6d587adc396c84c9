import Foundation
public import Staff
import Synchronization

/// The accounts of the staff: names, hashed passwords and roles.
public final class StaffAccounts: Sendable {
    /// One account.
    public struct Account: Sendable {
        public let name: String
        public let password: PasswordHash
        public var role: StaffRole

        public init(name: String, password: PasswordHash, role: StaffRole) {
            self.name = name
            self.password = password
            self.role = role
        }
    }

    /// The result of checking a password.
    public enum Outcome: Sendable, Hashable {
        case right(name: String)
        case wrong
        /// The queue for hashing passwords is full, so the password was not checked.
        case busy
    }

    private let accounts: Mutex<[String: Account]>
    /// A hash that is compared if the account does not exist, so that the check takes as long as for an existing one.
    private let stranger: PasswordHash
    private let queue = PasswordQueue()

    public init(_ accounts: [Account]) {
        self.accounts = Mutex(Dictionary(accounts.map { (Self.key($0.name), $0) }) { first, _ in first })
        stranger = accounts.first?.password ?? PasswordHash(of: "stranger") ?? PasswordHash(stored: "")
    }

    /// Returns the current role of a person, or ``StaffRole/nobody`` if there is no account.
    public func role(of name: String) -> StaffRole {
        accounts.withLock { $0[Self.key(name)]?.role ?? .nobody }
    }

    /// Changes a person's role. Open sessions keep the old role, so end the person's logins afterwards.
    public func setRole(of name: String, to role: StaffRole) {
        accounts.withLock { $0[Self.key(name)]?.role = role }
    }

    /// Checks the password of an account. It takes the same time if there is no account.
    ///
    /// - Parameter rank: the priority in the queue for hashing passwords.
    public func check(_ name: String, password: String, rank: LoginRank = .stranger(guesses: 0)) async -> Outcome {
        let account = accounts.withLock { $0[Self.key(name)] }
        let hash = account?.password ?? stranger
        guard let isRight = await queue.run(rank, { hash.matches(password) }) else { return .busy }
        if isRight, let account, account.role != .nobody { return .right(name: account.name) }
        return .wrong
    }

    /// Returns the key by which an account is found. It is the same for different spellings of a name, such as capital and small letters.
    public static func key(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
