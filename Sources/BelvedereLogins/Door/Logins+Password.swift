internal import BelvedereBrowser
internal import Hummingbird

// The page on which people change their passwords.
extension Logins {
    /// The fewest characters of a new password (NIST SP 800-63B, section 5.1.1.1).
    static let shortestPassword = 8

    func addPasswordRoutes<Context: RequestContext>(
        to router: some RouterMethods<Context>, of host: BrowserHost, _ store: any LoginAccountStore
    ) {
        let path = RouterPath(stringLiteral: LoginAddress.password)
        router.get(path) { [self] request, _ in
            try await registry.open()
            guard let page = passwordPage(request, host) else { return redirect(to: LoginAddress.page, setting: []) }
            return page.response(to: request, of: host)
        }
        router.post(path) { [self] request, _ in try await changePassword(request, host, store) }
    }

    /// Returns the page if the person is logged in.
    private func passwordPage(_ request: Request, _ host: BrowserHost) -> LoginPage? {
        guard let login = cookie(of: request, host).flatMap({ registry.login(of: $0) }) else { return nil }
        var page = page(next: nil)
        page.kind = .password(name: login.name)
        return page
    }

    private func changePassword(_ request: Request, _ host: BrowserHost, _ store: any LoginAccountStore) async throws -> Response {
        try await registry.open()
        let origin = host.origin(of: request)
        guard origin.isOwnPage else { return page(next: nil).response(to: request, of: host, .forbidden, saying: .elsewhere) }
        guard let page = passwordPage(request, host), let login = cookie(of: request, host).flatMap({ registry.login(of: $0) }) else {
            return redirect(to: LoginAddress.page, setting: [])
        }
        guard let form = await LoginForm(of: request) else {
            return page.response(to: request, of: host, .badRequest, saying: .unreadable)
        }
        let new = form["new"]
        if new.count < Self.shortestPassword {
            return page.response(to: request, of: host, .unprocessableContent, saying: .tooShort(Self.shortestPassword))
        }
        if new != form["again"] { return page.response(to: request, of: host, .unprocessableContent, saying: .different) }
        let cookies = cookies(isSecure: origin.isSecure)
        let browser = request.cookies[cookies.browserName]?.value
        // A page that somebody left open gives no more attempts than the login page.
        switch try await authenticator.logIn(login.name, password: form["current"], from: origin.address, browser: browser) {
        case .wait(let seconds): return page.response(to: request, of: host, waiting: seconds)
        case .wrong: return page.response(to: request, of: host, .forbidden, saying: .wrongCurrent)
        case .right(let name, _, let browser):
            guard let hash = await passwords.hash(new) else {
                return page.response(to: request, of: host, .unprocessableContent, saying: .unreadable)
            }
            try await store.setAccount(LoginName.key(name), name: name, passwordHash: hash.text)
            // A person who has learned the old password must not stay logged in.
            registry.endAll(of: name)
            guard let cookie = try await begin(name, hash.text, isRemembered: login.isRemembered) else {
                return redirect(to: LoginAddress.page, setting: [])
            }
            return redirect(to: page.next, setting: [cookies.setting(cookie), cookies.setting(browser: browser)])
        }
    }
}
