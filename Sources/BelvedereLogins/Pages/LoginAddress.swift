internal import BelvedereBrowser

/// The addresses of the login, and the addresses to which it may lead.
enum LoginAddress {
    static let page = "/login"
    static let renewal = "/login/renew"
    static let password = "/login/password"
    static let logout = "/logout"

    /// Returns `next` if it is an address within the app, and otherwise the address of the app. So a link to the login page cannot lead to
    /// another website.
    ///
    /// - Parameter home: the path of the app.
    static func safe(_ next: String?, in home: String) -> String {
        let home = home.isEmpty ? "/" : home
        let address = Admission.next(next, or: home)
        let isInside = home == "/" || address == home || address.hasPrefix(home + "/") || address.hasPrefix(home + "?")
        // The address of a page must not lead back to the login, and a browser would remove the dots.
        let isLogin = [page, logout].contains { address == $0 || address.hasPrefix($0 + "/") || address.hasPrefix($0 + "?") }
        guard isInside, !isLogin, address.utf8.count <= 500, address.utf8.allSatisfy({ $0 > 32 }) else { return home }
        return address
    }
}
