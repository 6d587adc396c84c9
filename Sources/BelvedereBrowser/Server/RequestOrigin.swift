/// Where a request comes from, as far as routes of your own have to know it.
///
/// The host knows the network around it, such as which proxies are believed; see ``BrowserOptions``. So a route for a login asks the
/// host and not the request:
///
/// ```swift
/// func addLogin(to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost) {
///     router.post("/login") { request, _ -> HTTPResponse.Status in
///         host.origin(of: request).isOwnPage ? .ok : .forbidden
///     }
/// }
/// ```
public struct RequestOrigin: Sendable, Hashable {
    /// The network address that the visitor comes from. Behind a proxy that ``BrowserOptions/trustedProxies`` names, it is what
    /// the proxy says. Of an IPv6 address only the network counts: `2001:db8:1:2::/64`.
    public let address: String
    /// Whether the visitor's browser speaks `https`, so that cookies can be `Secure`.
    public let isSecure: Bool
    /// Whether a page of this very server sent the request, as browsers say it. Forms that change something need it, or any other
    /// site could send them with the cookies of the person. Programs that are no browsers say nothing, so it is false for them.
    public let isOwnPage: Bool
}
