internal import NIOCore
internal import NIOHTTP1

/// Decides which requests become sockets.
struct LiveHandshake: Sendable {
    let policy: RequestPolicy
    let isSecure: Bool

    /// Whether a request is one for a socket that may be opened.
    func accepts(_ head: HTTPRequestHead) -> Bool {
        let host = head.headers.first(name: "Host")
        return head.method == .GET && head.uri == PageRenderer.livePath
            && policy.accepts(origin: head.headers.first(name: "Origin"), host: host)
            && policy.cookie(in: head.headers["Cookie"], isSecure: isSecure) != nil
    }

    /// Who opens it.
    func visitor(_ head: HTTPRequestHead, _ channel: any Channel) -> Visitor {
        Visitor(
            cookie: policy.cookie(in: head.headers["Cookie"], isSecure: isSecure) ?? "",
            address: policy.address(peer: channel.remoteAddress?.ipAddress, forwarded: head.headers["X-Forwarded-For"])
        )
    }
}
