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

    /// What became of checking a password.
    public enum Outcome: Sendable, Hashable {
        case right(name: String)
        case wrong
        /// So many passwords are being checked that there is no room for one more.
        case busy
    }

    private let accounts: Mutex<[String: Account]>
    /// What is compared with where there is no account, so that it takes the same time.
    private let stranger: PasswordHash
    private let waiting = Mutex(0)
    private let maximumWaiting = 32
    /// One at a time: a hash takes a processor and some megabytes, and the apps need both.
    private let queue = DispatchQueue(label: "passwords")

    public init(_ accounts: [Account]) {
        self.accounts = Mutex(Dictionary(accounts.map { (Self.key($0.name), $0) }) { first, _ in first })
        stranger = accounts.first?.password ?? PasswordHash(of: "stranger") ?? PasswordHash(stored: "")
    }

    /// The role of somebody, as it is now; ``StaffRole/nobody`` if there is no such account.
    public func role(of name: String) -> StaffRole {
        accounts.withLock { $0[Self.key(name)]?.role ?? .nobody }
    }

    /// Gives somebody another role. Sessions that are open know nothing of it: end them.
    public func setRole(of name: String, to role: StaffRole) {
        accounts.withLock { $0[Self.key(name)]?.role = role }
    }

    /// Whether a password is the one of an account. It takes as long where there is no such account.
    public func check(_ name: String, password: String) async -> Outcome {
        let isTaken = waiting.withLock { waiting in
            if waiting >= maximumWaiting { return false }
            waiting += 1
            return true
        }
        guard isTaken else { return .busy }
        defer { waiting.withLock { $0 -= 1 } }
        let account = accounts.withLock { $0[Self.key(name)] }
        let hash = account?.password ?? stranger
        let isRight = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: hash.matches(password)) }
        }
        if isRight, let account, account.role != .nobody { return .right(name: account.name) }
        return .wrong
    }

    /// By what an account is found: people write their names in many ways.
    public static func key(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
