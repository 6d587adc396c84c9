internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import Foundation
internal import Hummingbird
internal import Logins
internal import Staff
internal import Synchronization

/// The login of the app for the staff. It decides who may open the app, and adds the routes for logging in and out.
///
/// The host, which serves the apps to browsers, calls ``admit(_:)`` when a page is loaded and when the page opens its WebSocket. The routes
/// are normal routes of the router.
final class StaffDoor: Sendable {
    private static let path = "/staff"
    private let accounts: StaffAccounts
    private let logins: LoginRegistry
    private let authenticator: Authenticator
    /// Whether the accounts are the public accounts for trying the app.
    private let isDemonstration: Bool
    private let host = Mutex<BrowserHost?>(nil)

    init(accounts: StaffAccounts, isDemonstration: Bool, clock: any Clock<Duration>) {
        self.accounts = accounts
        self.isDemonstration = isDemonstration
        logins = LoginRegistry(clock: clock)
        authenticator = Authenticator(accounts, clock: clock)
    }

    // MARK: Admission

    /// Decides whether a request may open the app for the staff.
    @Sendable func admit(_ request: AdmissionRequest) -> Admission {
        let address = request.path + (request.query.isEmpty ? "" : "?\(request.query)")
        let cookie = request.cookie(Self.cookieName(isSecure: request.isSecure))
        guard let cookie, let login = logins.login(of: cookie) else {
            return .redirect(to: Self.address("/login", next: address, also: cookie == nil ? "" : "ended=yes&"))
        }
        let role = accounts.role(of: login.name)
        if role == .nobody { return .refuse(.forbidden, withTexts(in: request.language) { LoginTexts.closed }) }
        if request.purpose == .page, login.needsRenewal { return .redirect(to: Self.address("/login/renew", next: address)) }
        var values = SessionValues()
        values[.staffMember] = StaffMember(name: login.name, role: role, login: login.identifier)
        return .allow(values, for: login.lease)
    }

    /// Ends one login of a person, or all of them if `everywhere` is true. The login's open pages then load again, and the host redirects
    /// them to the login page.
    @Sendable func logOut(_ member: StaffMember, everywhere: Bool) async {
        if everywhere { logins.endAll(of: member.name) } else { logins.end(member.login) }
    }

    /// Changes a person's role. The person's open pages load again, with the new role.
    func setRole(of name: String, to role: StaffRole) async {
        accounts.setRole(of: name, to: role)
        await host.withLock { $0 }?.endSessions { StaffAccounts.key($0.values[.staffMember].name) == StaffAccounts.key(name) }
    }

    // MARK: Routes

    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost) {
        self.host.withLock { $0 = host }
        router.get("/login") { [self] request, _ in show(request, host) }
        router.get(RouterPath(stringLiteral: LoginStyle.path)) { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "max-age=3600"],
                body: .init(byteBuffer: ByteBuffer(string: LoginStyle.sheet))
            )
        }
        router.get("/login/renew") { [self] request, _ in renew(request, host.origin(of: request)) }
        router.post("/login") { [self] request, _ in await logIn(request, host) }
        router.post("/logout") { [self] request, _ in await logOut(request, host) }
    }

    private func show(_ request: Request, _ host: BrowserHost) -> Response {
        let origin = host.origin(of: request)
        let next = request.uri.queryParameters["next"].map(String.init)
        var page = page(in: host.language(of: request), next: next)
        let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value
        guard let cookie else { return page.response(to: request, of: host) }
        if let login = logins.login(of: cookie) {
            // The person has logged in in another tab after this page asked with an old cookie. So open the address that the page wanted.
            if next != nil { return Self.redirect(to: page.next, setting: []) }
            page.member = StaffMember(name: login.name, role: accounts.role(of: login.name), login: login.identifier)
            return page.response(to: request, of: host)
        }
        // Do not delete the cookie of an ended login. Another tab may have received a new cookie a moment ago, which would be deleted too.
        if request.uri.queryParameters["ended"] != nil { page.message = .ended }
        return page.response(to: request, of: host)
    }

    private func logIn(_ request: Request, _ host: BrowserHost) async -> Response {
        let (origin, language) = (host.origin(of: request), host.language(of: request))
        var page = page(in: language, next: nil)
        guard origin.isOwnPage else {
            page.message = .elsewhere
            return page.response(to: request, of: host, .forbidden)
        }
        guard let form = await Self.form(of: request) else {
            page.message = .unreadable
            return page.response(to: request, of: host, .badRequest)
        }
        let (name, password) = (form["name"] ?? "", form["password"] ?? "")
        page = self.page(in: language, next: form["next"])
        page.name = String(name.unicodeScalars.prefix(200))
        if name.isEmpty || password.isEmpty {
            page.message = .incomplete
            return page.response(to: request, of: host, .unprocessableContent)
        }
        let browser = request.cookies[Self.browserCookieName(isSecure: origin.isSecure)]?.value
        switch await authenticator.logIn(
            String(name.unicodeScalars.prefix(200)), password: password, from: origin.address, browser: browser)
        {
        case .wait(let seconds):
            page.message = .wait(seconds: seconds)
            return page.response(to: request, of: host, .tooManyRequests, headers: [.retryAfter: String(seconds)])
        case .wrong:
            page.message = .wrong
            return page.response(to: request, of: host, .forbidden)
        case .right(let name, let browser):
            // End the login that this browser had before.
            if let old = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value { logins.end(cookie: old) }
            let cookie = logins.begin(name, isRemembered: form["remember"] == "yes")
            return Self.redirect(
                to: page.next,
                setting: [
                    Self.setting(cookie, isSecure: origin.isSecure), Self.setting(browser: browser, isSecure: origin.isSecure),
                ])
        }
    }

    private func renew(_ request: Request, _ origin: RequestOrigin) -> Response {
        let next = Self.safe(request.uri.queryParameters["next"].map(String.init))
        let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value
        let new = cookie.flatMap { logins.renew($0) }
        return Self.redirect(to: next, setting: new.map { [Self.setting($0, isSecure: origin.isSecure)] } ?? [])
    }

    private func logOut(_ request: Request, _ host: BrowserHost) async -> Response {
        let origin = host.origin(of: request)
        guard origin.isOwnPage else { return page(in: host.language(of: request), next: nil).response(to: request, of: host, .forbidden) }
        let form = await Self.form(of: request) ?? [:]
        if let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value, let login = logins.login(of: cookie) {
            await logOut(StaffMember(name: login.name, role: .nobody, login: login.identifier), everywhere: form["everywhere"] == "yes")
        }
        return Self.redirect(to: "/login", setting: [Self.removal(isSecure: origin.isSecure)])
    }

    private func page(in language: String, next: String?) -> LoginPage {
        LoginPage(language: language, next: Self.safe(next), tellsAccounts: isDemonstration)
    }

    // MARK: Responses

    private static func redirect(to address: String, setting cookies: [String]) -> Response {
        var headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
        headers[values: .setCookie] = cookies
        return Response(status: .seeOther, headers: headers)
    }

    /// Returns the name of the login cookie. Because of the prefix `__Host-`, a browser accepts the cookie only from this host and only
    /// over TLS.
    private static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-staff" : "staff" }

    private static func setting(_ cookie: LoginRegistry.Cookie, isSecure: Bool) -> String {
        let age = cookie.age.map { "; Max-Age=\($0)" } ?? ""
        return "\(cookieName(isSecure: isSecure))=\(cookie.text); Path=/; HttpOnly; SameSite=Lax\(age)\(isSecure ? "; Secure" : "")"
    }

    /// Returns the name of the cookie by which a browser is recognised that has logged in before. It is kept after the login ends and gives
    /// no access.
    private static func browserCookieName(isSecure: Bool) -> String { cookieName(isSecure: isSecure) + "-browser" }

    private static func setting(browser: String, isSecure: Bool) -> String {
        """
        \(browserCookieName(isSecure: isSecure))=\(browser); Path=/; HttpOnly; SameSite=Strict; \
        Max-Age=15552000\(isSecure ? "; Secure" : "")
        """
    }

    private static func removal(isSecure: Bool) -> String {
        "\(cookieName(isSecure: isSecure))=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0\(isSecure ? "; Secure" : "")"
    }

    /// Returns `next` if it is an address within the app, and otherwise the address of the app. So a link to the login page cannot lead to
    /// another website.
    private static func safe(_ next: String?) -> String {
        guard let next, next == path || next.hasPrefix(path + "/") || next.hasPrefix(path + "?"), next.utf8.count <= 500,
            next.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "\\") })
        else { return path }
        return next
    }

    private static func address(_ path: String, next: String, also: String = "") -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~/"))
        return "\(path)?\(also)next=\(next.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
    }

    /// Returns the fields of a form, with the first value of each name. Returns nil if the body is not a valid form.
    private static func form(of request: Request) async -> [String: String]? {
        guard request.headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
            let body = try? await request.body.collect(upTo: 8 * 1024)
        else { return nil }
        var fields: [String: String] = [:]
        for pair in String(buffer: body).streamSafe.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.map { $0.replacing("+", with: " ").removingPercentEncoding?.streamSafe }
            guard let name = texts[0], texts.count == 2, let value = texts[1] else { return nil }
            if fields[name] == nil { fields[name] = value }
        }
        return fields
    }
}
