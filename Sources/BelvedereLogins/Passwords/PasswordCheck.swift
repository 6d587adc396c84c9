/// Checks passwords in the accounts of an app, one at a time. It takes the same time if there is no account.
final class PasswordCheck: Sendable {
    /// The result of checking a password.
    enum Outcome: Sendable, Hashable {
        case right(name: String, passwordHash: String)
        case wrong
        /// The queue for hashing passwords is full, so the password was not checked.
        case busy
    }

    private let accounts: any LoginAccounts
    /// A hash that is compared if the account does not exist, so that the check takes as long as for an existing one.
    private let stranger: PasswordHash
    private let queue = PasswordQueue()

    init(_ accounts: any LoginAccounts, stranger: PasswordHash? = nil) {
        self.accounts = accounts
        self.stranger = stranger ?? PasswordHash(of: "stranger") ?? PasswordHash(stored: "")
    }

    /// Checks the password of an account.
    ///
    /// - Parameters:
    ///   - key: the key of the account; see ``LoginName/key(_:)``.
    ///   - rank: the priority in the queue for hashing passwords.
    func check(_ key: String, password: String, rank: LoginRank = .stranger(guesses: 0)) async throws -> Outcome {
        let account = try await accounts.account(key)
        let hash = account.map { PasswordHash(stored: $0.passwordHash) } ?? stranger
        guard let isRight = await queue.run(rank, { hash.matches(password) }) else { return .busy }
        if isRight, let account { return .right(name: account.name, passwordHash: account.passwordHash) }
        return .wrong
    }

    /// Hashes a new password.
    ///
    /// - Returns: nil if the text cannot be a password, or if the queue is full.
    func hash(_ password: String) async -> PasswordHash? {
        await queue.run(.knownBrowser) { PasswordHash(of: password) } ?? nil
    }
}
