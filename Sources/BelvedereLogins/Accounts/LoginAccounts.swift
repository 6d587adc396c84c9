/// The accounts that people log in to. The app decides where it stores them, and what else belongs to a person.
///
/// ```swift
/// struct TeamAccounts: LoginAccounts {
///     let passwordHashes: [String: String]
///
///     func account(_ key: String) async throws -> (name: String, passwordHash: String)? {
///         passwordHashes[key].map { (key, $0) }
///     }
/// }
/// ```
///
/// Names in different spellings are one account: before ``Logins`` asks for an account, it writes the name in small letters and without
/// spaces around it. This is the key of the account. The requirements use only types of Swift, so that the target with the database need
/// not import this module.
public protocol LoginAccounts: Sendable {
    /// Returns the name and the password of an account, or nil if nobody may log in to it.
    ///
    /// - Parameter key: the name, in small letters and without spaces around it.
    /// - Returns: the name as people should read it, and the ``PasswordHash/text`` of the password.
    /// - Throws: any error of the store. The person reads that something went wrong.
    func account(_ key: String) async throws -> (name: String, passwordHash: String)?
}

/// Accounts that ``Logins`` may change: people change their passwords, and commands add, list and remove people.
///
/// ```swift
/// actor StoredAccounts: LoginAccountStore {
///     private var accounts: [String: (name: String, passwordHash: String)] = [:]
///
///     func account(_ key: String) async throws -> (name: String, passwordHash: String)? { accounts[key] }
///
///     func setAccount(_ key: String, name: String, passwordHash: String) async throws { accounts[key] = (name, passwordHash) }
///
///     func removeAccount(_ key: String) async throws { accounts[key] = nil }
///
///     func accountNames() async throws -> [String] { accounts.values.map(\.name) }
/// }
/// ```
public protocol LoginAccountStore: LoginAccounts {
    /// Adds an account, or replaces the name and the password of an existing one.
    ///
    /// - Parameters:
    ///   - key: the name, in small letters and without spaces around it.
    ///   - name: the name as people should read it.
    ///   - passwordHash: the ``PasswordHash/text`` of the password.
    /// - Throws: any error of the store. The old account then stays.
    func setAccount(_ key: String, name: String, passwordHash: String) async throws

    /// Removes an account, if it is there.
    ///
    /// - Parameter key: the name, in small letters and without spaces around it.
    /// - Throws: any error of the store. The account then stays.
    func removeAccount(_ key: String) async throws

    /// Returns the names of all accounts, in any order.
    ///
    /// - Throws: any error of the store. The command that lists people then prints it.
    /// - Complexity: O(*n*) in the number of accounts.
    func accountNames() async throws -> [String]
}
