public import Belvedere
public import BelvedereBrowser
import BelvedereCore

/// The logins to an app: it checks passwords, knows who is logged in, decides who may open the app, and serves the pages for it.
///
/// ```swift
/// let logins = Logins(TeamAccounts(), for: .hello)
/// await BrowserHost([.hello], admit: logins.admit).main(adding: logins.addRoutes)
/// ```
///
/// The pages are `/login`, where people also log out, and `/login/password`, where they change their password. They have the theme of the
/// app, its page bar and the language of the person, and need no script.
///
/// The logins are in memory, so after a restart of the server people log in again. With a ``LoginStore`` they stay logged in.
public final class Logins: Sendable {
    let application: BelvedereApp
    let accounts: any LoginAccounts
    /// The accounts, if people may change their passwords.
    let store: (any LoginAccountStore)?
    let options: LoginOptions
    let registry: LoginRegistry
    let passwords: PasswordCheck
    let authenticator: Authenticator

    /// The logins to an app whose accounts do not change.
    ///
    /// - Parameters:
    ///   - accounts: the accounts.
    ///   - logins: the store of the logins that have not ended; nil to keep them in memory only.
    ///   - application: the app that the login page opens, and whose look it has.
    ///   - options: the durations of logins, and additions to the pages.
    public convenience init(
        _ accounts: some LoginAccounts, storedIn logins: (any LoginStore)? = nil, for application: BelvedereApp,
        options: LoginOptions = LoginOptions()
    ) {
        self.init(accounts, store: nil, logins, application, options)
    }

    /// The logins to an app whose people change their passwords.
    ///
    /// - Parameters:
    ///   - accounts: the accounts.
    ///   - logins: the store of the logins that have not ended; nil to keep them in memory only.
    ///   - application: the app that the login page opens, and whose look it has.
    ///   - options: the durations of logins, and additions to the pages.
    public convenience init(
        _ accounts: some LoginAccountStore, storedIn logins: (any LoginStore)? = nil, for application: BelvedereApp,
        options: LoginOptions = LoginOptions()
    ) {
        self.init(accounts, store: accounts, logins, application, options)
    }

    private init(
        _ accounts: any LoginAccounts, store: (any LoginAccountStore)?, _ logins: (any LoginStore)?, _ application: BelvedereApp,
        _ options: LoginOptions
    ) {
        self.application = application
        self.accounts = accounts
        self.store = store
        self.options = options
        registry = LoginRegistry(lifetimes: options.lifetimes, clock: options.clock, store: logins)
        passwords = PasswordCheck(accounts)
        authenticator = Authenticator(passwords, clock: options.clock)
    }

    // MARK: Admission

    /// Admits people who have logged in, and redirects all others to the login page. Pass it to the parameter `admit` of the host.
    ///
    /// A login ends here if its account is gone, or if the account has another password since the login.
    ///
    /// - Parameter request: the request of a page or of its socket.
    /// - Throws: the error of the accounts or of the store of the logins. The host then refuses the visitor.
    @Sendable public func admit(_ request: AdmissionRequest) async throws -> Admission {
        try await admit(request) { [self] login in
            let account = try await accounts.account(LoginName.key(login.name))
            if account?.passwordHash == login.passwordHash { return login.allow() }
            registry.end(login.value.identifier)
            return ended(request)
        }
    }

    /// Asks a closure about people who have logged in, and redirects all others to the login page.
    ///
    /// Use it to refuse some people, and to give the session further values, such as the rights of the person:
    ///
    /// ```swift
    /// let logins = Logins(TeamAccounts(), for: .hello)
    /// let host = BrowserHost([.hello], admit: { request in
    ///     try await logins.admit(request) { login in
    ///         if login.name == "Bob" { return .refuse(.forbidden, "Your account is closed.") }
    ///         var values = SessionValues()
    ///         values[.rank] = .editor
    ///         return login.allow(values)
    ///     }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - request: the request of a page or of its socket.
    ///   - decide: decides about a login.
    /// - Throws: the error of the closure, or of the store of the logins. The host then refuses the visitor.
    public func admit(_ request: AdmissionRequest, _ decide: (ActiveLogin) async throws -> Admission) async throws -> Admission {
        try await registry.open()
        guard let cookie = request.cookie(cookies(isSecure: request.isSecure).loginName) else {
            return .redirect(to: LoginAddress.page, next: request.target)
        }
        guard let login = registry.login(of: cookie) else { return ended(request) }
        if request.purpose == .page, login.needsRenewal { return .redirect(to: LoginAddress.renewal, next: request.target) }
        return try await decide(ActiveLogin(login, in: self))
    }

    private func ended(_ request: AdmissionRequest) -> Admission {
        .redirect(to: "\(LoginAddress.page)?ended=yes", next: request.target)
    }

    /// Ends all logins of a person, for example because their account was removed. Their open pages then load again and open the login.
    ///
    /// - Parameter name: the name of the account, in any spelling.
    /// - Complexity: O(*n*) in the number of logins.
    public func endAll(of name: String) { registry.endAll(of: name) }

    func cookies(isSecure: Bool) -> LoginCookies { LoginCookies(application: application.path, isSecure: isSecure) }
}
