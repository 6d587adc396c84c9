/// The login of the person who uses a session. A screen reads who the person is, and logs them out with one call.
///
/// The server that has checked the password sets it among the session's values. It is a value of the core, so that screens and view models
/// need not know the server:
///
/// ```swift
/// let account = BelvedereApp("Account", path: "/account") { context in
///     let login = context.values[.login]
///     return Window(Screen(
///         title: login?.name ?? "Nobody",
///         content: Stack(
///             Button("Log out") { login?.logOut() },
///             Button("Log out everywhere") { login?.logOut(everywhere: true) }
///         )))
/// }
/// ```
///
/// Two values are equal if they are the same login of the same person.
nonisolated public struct SessionLogin: Sendable {
    /// The name of the person's account.
    public let name: String
    /// The identifier of this login. A person may have several logins at once. The identifier is not secret and gives no access.
    public let identifier: String
    private let end: @Sendable (_ everywhere: Bool) -> Void

    /// Makes a login, in a host or in a test.
    ///
    /// ```swift
    /// var values = SessionValues()
    /// values[.login] = SessionLogin(name: "Ann") { everywhere in print(everywhere ? "Ann has left." : "One page is closed.") }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the account.
    ///   - identifier: the identifier of this login, which no other login of the server has.
    ///   - logOut: ends this login, or all logins of the person if `everywhere` is true. It must not wait for the session.
    public init(name: String, identifier: String = "", logOut: @escaping @Sendable (_ everywhere: Bool) -> Void) {
        self.name = name
        self.identifier = identifier
        end = logOut
    }

    /// Logs the person out. The host then ends the session, and the page opens the login.
    ///
    /// - Parameter everywhere: whether all logins of the person end, on all their devices, and not only this one.
    public func logOut(everywhere: Bool = false) { end(everywhere) }
}

nonisolated extension SessionLogin: Equatable {
    public static func == (left: SessionLogin, right: SessionLogin) -> Bool {
        left.name == right.name && left.identifier == right.identifier
    }
}

extension SessionKey<SessionLogin?> {
    /// The key of the person's login among the session's values. It is nil if nobody has logged in.
    nonisolated public static var login: Self { SessionKey("login", default: nil) }
}
