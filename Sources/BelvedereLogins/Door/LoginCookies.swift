/// The names and the texts of the cookies of a login.
struct LoginCookies {
    private let base: String
    private let isSecure: Bool

    /// - Parameter application: the path of the app, such as `/staff`, after which the cookies are named. So two servers on one machine
    ///   with different apps do not overwrite each other's cookies.
    init(application: String, isSecure: Bool) {
        let name = application.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        // Because of the prefix `__Host-`, a browser accepts the cookie only from this host and only over TLS.
        base = (isSecure ? "__Host-" : "") + (name.isEmpty ? "login" : name)
        self.isSecure = isSecure
    }

    /// The name of the cookie that proves a login.
    var loginName: String { base }

    /// The name of the cookie by which a browser is recognised that has logged in before. It is kept after the login ends and gives no
    /// access.
    var browserName: String { base + "-browser" }

    func setting(_ cookie: LoginRegistry.Cookie) -> String {
        let age = cookie.age.map { "; Max-Age=\($0)" } ?? ""
        return "\(loginName)=\(cookie.text); Path=/; HttpOnly; SameSite=Lax\(age)\(ending)"
    }

    func setting(browser: String) -> String {
        "\(browserName)=\(browser); Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000\(ending)"
    }

    var removal: String { "\(loginName)=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0\(ending)" }

    private var ending: String { isSecure ? "; Secure" : "" }
}
