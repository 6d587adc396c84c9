internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import Foundation
internal import Hummingbird
internal import Logins
internal import Staff
internal import Synchronization

/// The login of the app for the staff: who may come in, and the routes by which people log in and out.
///
/// The host asks ``admit(_:)`` for the page and for its socket. The routes are ordinary ones of the router.
final class StaffDoor: Sendable {
    private static let path = "/staff"
    private let accounts: StaffAccounts
    private let logins: LoginRegistry
    /// A person who guesses tries one account, or one password with many.
    private let guessesOfAccount: GuessLimit
    private let guessesOfAddress: GuessLimit
    /// Whether the accounts are those that everybody may know.
    private let isDemonstration: Bool
    private let host = Mutex<BrowserHost?>(nil)

    init(accounts: StaffAccounts, isDemonstration: Bool, now: @escaping @Sendable () -> Date) {
        self.accounts = accounts
        self.isDemonstration = isDemonstration
        logins = LoginRegistry(now: now)
        guessesOfAccount = GuessLimit(burst: 10, interval: 60, now: now)
        guessesOfAddress = GuessLimit(burst: 30, interval: 20, now: now)
    }

    // MARK: Admission

    /// Lets the staff into their app.
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
        return .allow(values)
    }

    /// Ends a login, or all of a person. Their pages load again, and are led to the login.
    @Sendable func logOut(_ member: StaffMember, everywhere: Bool) async {
        if everywhere { logins.endAll(of: member.name) } else { logins.end(member.login) }
        await host.withLock { $0 }?.endSessions { session in
            let other = session.values[.staffMember]
            return everywhere ? other.name == member.name : other.login == member.login && !member.login.isEmpty
        }
    }

    /// Gives somebody another role. Their open pages load again with it.
    func setRole(of name: String, to role: StaffRole) async {
        accounts.setRole(of: name, to: role)
        await host.withLock { $0 }?.endSessions { StaffAccounts.key($0.values[.staffMember].name) == StaffAccounts.key(name) }
    }

    // MARK: Routes

    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost) {
        self.host.withLock { $0 = host }
        router.get("/login") { [self] request, _ in show(request, host) }
        router.get("/login/style.css") { _, _ in
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
        var page = page(in: host.language(of: request), next: request.uri.queryParameters["next"].map(String.init))
        let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value
        guard let cookie else { return page.response() }
        if let login = logins.login(of: cookie) {
            page.member = StaffMember(name: login.name, role: accounts.role(of: login.name), login: login.identifier)
            return page.response()
        }
        // The browser need not keep what is worth nothing.
        if request.uri.queryParameters["ended"] != nil { page.message = .ended }
        return page.response(headers: [.setCookie: Self.removal(isSecure: origin.isSecure)])
    }

    private func logIn(_ request: Request, _ host: BrowserHost) async -> Response {
        let (origin, language) = (host.origin(of: request), host.language(of: request))
        var page = page(in: language, next: nil)
        guard origin.isOwnPage else {
            page.message = .elsewhere
            return page.response(.forbidden)
        }
        guard let form = await Self.form(of: request) else {
            page.message = .unreadable
            return page.response(.badRequest)
        }
        let (name, password) = (form["name"] ?? "", form["password"] ?? "")
        page = self.page(in: language, next: form["next"])
        page.name = String(name.prefix(200))
        if name.isEmpty || password.isEmpty {
            page.message = .incomplete
            return page.response(.unprocessableContent)
        }
        let (account, place) = (StaffAccounts.key(String(name.prefix(200))), origin.address)
        if let seconds = guessesOfAddress.take(place) { return Self.refusal(page, seconds) }
        if let seconds = guessesOfAccount.take(account) {
            guessesOfAddress.giveBack(place)
            return Self.refusal(page, seconds)
        }
        switch await accounts.check(account, password: password) {
        case .busy:
            guessesOfAccount.giveBack(account)
            guessesOfAddress.giveBack(place)
            return Self.refusal(page, 1)
        case .wrong:
            page.message = .wrong
            return page.response(.forbidden)
        case .right(let name):
            guessesOfAccount.giveBack(account)
            guessesOfAddress.giveBack(place)
            let isRemembered = form["remember"] == "yes"
            // What the browser had before is not gone on with.
            if let old = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value { _ = logins.end(cookie: old) }
            let cookie = logins.begin(name, isRemembered: isRemembered)
            return Self.redirect(to: page.next, setting: Self.setting(cookie, isRemembered: isRemembered, isSecure: origin.isSecure))
        }
    }

    private func renew(_ request: Request, _ origin: RequestOrigin) -> Response {
        let next = Self.safe(request.uri.queryParameters["next"].map(String.init))
        let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value
        let new = cookie.flatMap { logins.renew($0) }
        return Self.redirect(to: next, setting: new.map { Self.setting($0, isRemembered: true, isSecure: origin.isSecure) })
    }

    private func logOut(_ request: Request, _ host: BrowserHost) async -> Response {
        let origin = host.origin(of: request)
        guard origin.isOwnPage else { return page(in: host.language(of: request), next: nil).response(.forbidden) }
        let form = await Self.form(of: request) ?? [:]
        if let cookie = request.cookies[Self.cookieName(isSecure: origin.isSecure)]?.value, let login = logins.login(of: cookie) {
            await logOut(StaffMember(name: login.name, role: .nobody, login: login.identifier), everywhere: form["everywhere"] == "yes")
        }
        return Self.redirect(to: "/login", setting: Self.removal(isSecure: origin.isSecure))
    }

    private func page(in language: String, next: String?) -> LoginPage {
        LoginPage(language: language, next: Self.safe(next), tellsAccounts: isDemonstration)
    }

    // MARK: Answers

    private static func refusal(_ page: LoginPage, _ seconds: Int) -> Response {
        var page = page
        page.message = .wait(seconds: seconds)
        return page.response(.tooManyRequests, headers: [.retryAfter: String(seconds)])
    }

    private static func redirect(to address: String, setting cookie: String?) -> Response {
        var headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
        headers[.setCookie] = cookie
        return Response(status: .seeOther, headers: headers)
    }

    /// With the prefix a browser takes the cookie from this very host over TLS only.
    private static func cookieName(isSecure: Bool) -> String { isSecure ? "__Host-staff" : "staff" }

    private static func setting(_ cookie: String, isRemembered: Bool, isSecure: Bool) -> String {
        let age = isRemembered ? "; Max-Age=2592000" : ""
        return "\(cookieName(isSecure: isSecure))=\(cookie); Path=/; HttpOnly; SameSite=Lax\(age)\(isSecure ? "; Secure" : "")"
    }

    private static func removal(isSecure: Bool) -> String {
        "\(cookieName(isSecure: isSecure))=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0\(isSecure ? "; Secure" : "")"
    }

    /// An address within the app, or the app itself: nobody is led elsewhere by a link to the login.
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

    /// The fields of a form, the first of each name; nil if it is none of ours.
    private static func form(of request: Request) async -> [String: String]? {
        guard request.headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
            let body = try? await request.body.collect(upTo: 8 * 1024)
        else { return nil }
        var fields: [String: String] = [:]
        for pair in String(buffer: body).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = texts[0], texts.count == 2, let value = texts[1] else { return nil }
            if fields[name] == nil { fields[name] = value }
        }
        return fields
    }
}
