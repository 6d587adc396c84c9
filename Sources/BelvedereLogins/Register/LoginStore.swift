/// A place for the logins that have not ended, so that people stay logged in when the server starts again. It is usually a table beside
/// the accounts.
///
/// Without a store, ``Logins`` keeps them in memory only, and everybody logs in again after a restart.
///
/// ```swift
/// actor MemoryOfLogins: LoginStore {
///     private var all: [String: (account: String, content: String)] = [:]
///
///     func logins() async throws -> [(identifier: String, content: String)] { all.map { ($0.key, $0.value.content) } }
///     func loginIdentifiers() async throws -> Set<String> { Set(all.keys) }
///
///     func addLogin(_ identifier: String, account: String, content: String) async throws {
///         all[identifier] = (account, content)
///     }
///     func updateLogin(_ identifier: String, content: String) async throws { all[identifier]?.content = content }
///     func removeLogin(_ identifier: String) async throws { all[identifier] = nil }
///     func removeLogins(of account: String) async throws { all = all.filter { $0.value.account != account } }
/// }
/// ```
///
/// The content is a text of this module. It has hashes instead of the secrets, so someone who reads the store cannot use a login of another
/// person. The requirements use only types of Swift, so that the target with the database need not import this module.
///
/// One server at a time uses the store. Another program may remove logins from it: the server asks for the identifiers each second, and
/// ends the logins that are gone.
public protocol LoginStore: Sendable {
    /// Returns all logins. The server calls it once, before it admits anybody.
    ///
    /// - Throws: any error of the store. The host then refuses the visitor, and the server asks again for the next one.
    /// - Complexity: O(*n*) in the number of logins.
    func logins() async throws -> [(identifier: String, content: String)]

    /// Returns the identifiers of all logins.
    ///
    /// - Throws: any error of the store. The logins then stay, and the server asks again a second later.
    /// - Complexity: O(*n*) in the number of logins.
    func loginIdentifiers() async throws -> Set<String>

    /// Adds a login.
    ///
    /// - Parameters:
    ///   - identifier: the identifier, which no other login has.
    ///   - account: the key of the account: its name, in small letters and without spaces around it.
    ///   - content: the text from which the server makes the login again.
    /// - Throws: any error of the store. The person then does not log in, and reads that something went wrong.
    func addLogin(_ identifier: String, account: String, content: String) async throws

    /// Replaces the content of a login. If the login is gone, nothing may happen: a login that has ended must not return.
    ///
    /// - Parameters:
    ///   - identifier: the identifier.
    ///   - content: the new text.
    /// - Throws: any error of the store. The server tries again a second later.
    func updateLogin(_ identifier: String, content: String) async throws

    /// Removes a login, if it is there.
    ///
    /// - Parameter identifier: the identifier.
    /// - Throws: any error of the store. The server tries again a second later.
    func removeLogin(_ identifier: String) async throws

    /// Removes all logins of an account.
    ///
    /// - Parameter account: the key of the account.
    /// - Throws: any error of the store. The server tries again a second later.
    func removeLogins(of account: String) async throws
}
