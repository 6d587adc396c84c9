/// Where a connection comes from.
struct Visitor: Sendable, Hashable {
    /// The secret of the browser's cookie. A session answers only to the browser that opened it.
    var cookie: String
    /// The network address that counts for the caps.
    var address: String
}
