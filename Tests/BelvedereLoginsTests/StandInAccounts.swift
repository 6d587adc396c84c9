import BelvedereLogins
import Synchronization

/// Accounts in memory.
final class StandInAccounts: LoginAccountStore {
    private struct Failure: Error {}

    private let accounts: Mutex<[String: (name: String, passwordHash: String)]>
    private let isBroken = Mutex(false)
    private let nextPassword = Mutex<PasswordHash?>(nil)

    init(_ accounts: [(name: String, hash: PasswordHash)]) {
        self.accounts = Mutex(Dictionary(uniqueKeysWithValues: accounts.map { ($0.name.lowercased(), ($0.name, $0.hash.text)) }))
    }

    /// Lets each later call fail.
    func fail() { isBroken.withLock { $0 = true } }

    /// Changes the password of an account after the next read, as another device of the person may.
    func changePasswordAfterRead(to hash: PasswordHash) { nextPassword.withLock { $0 = hash } }

    func remove(_ key: String) { accounts.withLock { $0[key] = nil } }

    func account(_ key: String) async throws -> (name: String, passwordHash: String)? {
        if isBroken.withLock({ $0 }) { throw Failure() }
        let new = nextPassword.withLock { new in
            defer { new = nil }
            return new
        }
        return accounts.withLock { accounts in
            defer { if let new { accounts[key]?.passwordHash = new.text } }
            return accounts[key]
        }
    }

    func setAccount(_ key: String, name: String, passwordHash: String) async throws {
        if isBroken.withLock({ $0 }) { throw Failure() }
        accounts.withLock { $0[key] = (name, passwordHash) }
    }

    func removeAccount(_ key: String) async throws { remove(key) }

    func accountNames() async throws -> [String] { accounts.withLock { $0.values.map(\.name) } }
}
