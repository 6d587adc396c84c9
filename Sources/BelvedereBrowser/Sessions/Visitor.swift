/// The browser that opened a connection, and its network address.
struct Visitor: Sendable, Hashable {
    /// The secret in the browser's cookie. A session can be used only by the browser that opened it.
    var cookie: String
    /// The network address for which the limits count this visitor. For IPv6 it is only the network part.
    var address: String
}
