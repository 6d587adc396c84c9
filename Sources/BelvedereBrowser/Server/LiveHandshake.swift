internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1

/// Decides which requests become sockets.
struct LiveHandshake: Sendable {
    let policy: RequestPolicy
    let cookies: CookieRegistry
    let isSecure: Bool

    /// Whether a request is one for a socket that may be opened.
    func accepts(_ head: HTTPRequestHead) -> Bool {
        let host = head.headers.first(name: "Host")
        return head.method == .GET && head.uri == PageRenderer.livePath
            && policy.accepts(origin: head.headers.first(name: "Origin"), host: host)
            && policy.cookie(in: head.headers["Cookie"], isSecure: isSecure).map(cookies.knows) == true
    }

    /// Who opens it.
    func visitor(_ head: HTTPRequestHead, _ channel: any Channel) -> Visitor {
        Visitor(
            cookie: policy.cookie(in: head.headers["Cookie"], isSecure: isSecure) ?? "",
            address: policy.address(peer: channel.remoteAddress?.ipAddress, forwarded: head.headers["X-Forwarded-For"])
        )
    }

    /// The headers with which it is opened, as admission sees them.
    func fields(_ head: HTTPRequestHead) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in head.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        return fields
    }
}
