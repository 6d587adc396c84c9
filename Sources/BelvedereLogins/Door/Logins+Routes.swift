internal import Belvedere
public import BelvedereBrowser
internal import BelvedereTexts
public import Hummingbird

extension Logins {
    /// Adds the pages of the login to a router: `/login`, `/logout` and, if people may change their passwords, `/login/password`.
    ///
    /// ```swift
    /// let logins = Logins(TeamAccounts(), for: .hello)
    /// let host = BrowserHost([.hello], admit: logins.admit)
    /// let router = Router()
    /// logins.addRoutes(to: router, of: host)
    /// host.addRoutes(to: router)
    /// ```
    ///
    /// - Parameters:
    ///   - router: any Hummingbird router.
    ///   - host: the host that shows the app.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>, of host: BrowserHost) {
        router.get(RouterPath(stringLiteral: LoginAddress.page)) { [self] request, _ in try await show(request, host) }
        router.post(RouterPath(stringLiteral: LoginAddress.page)) { [self] request, _ in try await logIn(request, host) }
        router.get(RouterPath(stringLiteral: LoginAddress.renewal)) { [self] request, _ in try await renew(request, host) }
        router.post(RouterPath(stringLiteral: LoginAddress.logout)) { [self] request, _ in try await logOut(request, host) }
        router.get(RouterPath(stringLiteral: LoginStyle.path)) { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "max-age=3600"],
                body: .init(byteBuffer: ByteBuffer(string: LoginStyle.sheet))
            )
        }
        if let store { addPasswordRoutes(to: router, of: host, store) }
    }

    private func show(_ request: Request, _ host: BrowserHost) async throws -> Response {
        try await registry.open()
        let next = request.uri.queryParameters["next"].map(String.init)
        var page = page(next: next)
        guard let cookie = cookie(of: request, host) else { return page.response(to: request, of: host) }
        if let login = registry.login(of: cookie) {
            // The person has logged in in another tab after this page asked with an old cookie. So open the address that the page wanted.
            if next != nil { return redirect(to: page.next, setting: []) }
            page.kind = .exits(name: login.name)
            return page.response(to: request, of: host)
        }
        // Do not delete the cookie of an ended login. Another tab may have received a new cookie a moment ago, which would be deleted too.
        if request.uri.queryParameters["ended"] != nil { page.message = .ended }
        return page.response(to: request, of: host)
    }

    private func logIn(_ request: Request, _ host: BrowserHost) async throws -> Response {
        try await registry.open()
        let origin = host.origin(of: request)
        var page = page(next: nil)
        guard origin.isOwnPage else { return page.response(to: request, of: host, .forbidden, saying: .elsewhere) }
        guard let form = await LoginForm(of: request) else {
            return page.response(to: request, of: host, .badRequest, saying: .unreadable)
        }
        let (name, password) = (String(form["name"].unicodeScalars.prefix(LoginName.longest)), form["password"])
        page = self.page(next: form["next"])
        page.name = name
        if name.isEmpty || password.isEmpty {
            return page.response(to: request, of: host, .unprocessableContent, saying: .incomplete)
        }
        let cookies = cookies(isSecure: origin.isSecure)
        let browser = request.cookies[cookies.browserName]?.value
        switch try await authenticator.logIn(name, password: password, from: origin.address, browser: browser) {
        case .wait(let seconds): return page.response(to: request, of: host, waiting: seconds)
        case .wrong: return page.response(to: request, of: host, .forbidden, saying: .wrong)
        case .right(let name, let passwordHash, let browser):
            // End the login that this browser had before.
            if let old = self.cookie(of: request, host) { registry.end(cookie: old) }
            guard let cookie = try await begin(name, passwordHash, isRemembered: form["remember"] == "yes") else {
                return page.response(to: request, of: host, .forbidden, saying: .wrong)
            }
            return redirect(to: page.next, setting: [cookies.setting(cookie), cookies.setting(browser: browser)])
        }
    }

    private func renew(_ request: Request, _ host: BrowserHost) async throws -> Response {
        try await registry.open()
        let next = LoginAddress.safe(request.uri.queryParameters["next"].map(String.init), in: application.path)
        let new = cookie(of: request, host).flatMap { registry.renew($0) }
        // Write the new secret before the browser has it. If the store fails, the registry tries again a second later.
        try? await registry.write()
        let cookies = cookies(isSecure: host.origin(of: request).isSecure)
        return redirect(to: next, setting: new.map { [cookies.setting($0)] } ?? [])
    }

    private func logOut(_ request: Request, _ host: BrowserHost) async throws -> Response {
        try await registry.open()
        let origin = host.origin(of: request)
        guard origin.isOwnPage else { return page(next: nil).response(to: request, of: host, .forbidden, saying: .elsewhere) }
        let form = await LoginForm(of: request) ?? .empty
        if let cookie = cookie(of: request, host), let login = registry.login(of: cookie) {
            if form["everywhere"] == "yes" { registry.endAll(of: login.name) } else { registry.end(login.identifier) }
            // If the store fails, the login has ended in memory, and the registry removes it from the store later.
            try? await registry.write()
        }
        return redirect(to: LoginAddress.page, setting: [cookies(isSecure: origin.isSecure).removal])
    }

    /// Begins a login. If the account has another password by now, the login ends again, so that nobody gets in with the old one.
    ///
    /// - Parameter passwordHash: the hash with which the password was compared.
    /// - Returns: nil if the account has another password, or is gone.
    func begin(_ name: String, _ passwordHash: String, isRemembered: Bool) async throws -> LoginRegistry.Cookie? {
        let cookie = registry.begin(name, passwordHash: passwordHash, isRemembered: isRemembered)
        // A change that comes after this question ends the login itself.
        do {
            try await registry.write()
            if try await accounts.account(LoginName.key(name))?.passwordHash == passwordHash { return cookie }
        } catch {
            registry.end(cookie: cookie.text)
            throw error
        }
        registry.end(cookie: cookie.text)
        return nil
    }

    // MARK: Parts of the responses

    func page(next: String?) -> LoginPage {
        LoginPage(
            application: application, next: LoginAddress.safe(next, in: application.path), canChangePassword: store != nil,
            introduction: options.introduction, addition: options.addition)
    }

    func cookie(of request: Request, _ host: BrowserHost) -> String? {
        request.cookies[cookies(isSecure: host.origin(of: request).isSecure).loginName]?.value
    }

    func redirect(to address: String, setting cookies: [String]) -> Response {
        var headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
        headers[values: .setCookie] = cookies
        return Response(status: .seeOther, headers: headers)
    }
}
