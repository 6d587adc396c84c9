/// The sender of a request: the network address, and whether a page of this server sent it. Use it in routes of your own.
///
/// The host knows the network around it, such as the trusted proxies; see ``BrowserOptions``. So a route for a login asks the host for the
/// sender, and does not read the headers itself:
///
/// ```swift
/// func addLogin(to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost) {
///     router.post("/login") { request, _ -> HTTPResponse.Status in
///         host.origin(of: request).isOwnPage ? .ok : .forbidden
///     }
/// }
/// ```
public struct RequestOrigin: Sendable, Hashable {
    /// The network address of the visitor. Behind a proxy of ``BrowserOptions/trustedProxies``, it is the address that the proxy writes
    /// into `X-Forwarded-For`. An IPv6 address is shortened to its network: `2001:db8:1:2::/64`.
    public let address: String
    /// Whether the visitor's browser uses `https`, so that cookies can be `Secure`.
    public let isSecure: Bool
    /// Whether a page of this server sent the request, according to the browser. Forms that change data need this check. Otherwise any
    /// other site could send them with the cookies of the person. For programs that are not browsers it is false, because only browsers
    /// send the header `Sec-Fetch-Site`.
    public let isOwnPage: Bool
}
