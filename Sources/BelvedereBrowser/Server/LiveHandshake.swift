internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1

/// Decides which requests become sockets.
///
/// It decides once for each request and changes the request so that swift-nio decides the same: only an accepted request keeps its
/// `Upgrade` header. If the two decisions differed, one side would read HTTP as frames.
struct LiveHandshake: Sendable {
    let requests: RequestReader
    let cookies: CookieRegistry
    let isSecure: Bool

    /// Whether a request asks to become a WebSocket. A client of HTTP/1.0 cannot ask for it (RFC 9110, section 7.8).
    static func isAskedFor(in head: HTTPRequestHead) -> Bool {
        head.version == .http1_1 && names("websocket", in: "Upgrade", of: head)
    }

    /// Returns the error response to a request for a socket that breaks RFC 6455, section 4.2.1. It is `nil` for a correct request.
    static func refusal(of head: HTTPRequestHead) -> PlainAnswer? {
        // Refuse a request with a body. The upgrade to a socket would wait for the body, which may never be complete.
        if head.headers.contains(name: "Transfer-Encoding") || head.headers["Content-Length"].contains(where: { $0 != "0" }) {
            return .malformed
        }
        if !names("upgrade", in: "Connection", of: head) { return .malformed }
        if head.headers["Sec-WebSocket-Version"] != ["13"] { return .wrongVersion }
        let keys = head.headers["Sec-WebSocket-Key"]
        return keys.count == 1 && Base64.decode(keys[0])?.count == 16 ? nil : .malformed
    }

    /// Decides whether a request becomes a socket, and changes its head so that swift-nio decides the same.
    ///
    /// swift-nio 2.101 loses the head of a request whose upgrade is refused (apple/swift-nio#2632): the HTTP handlers would see the end of
    /// a request that never began. So this method removes the `Upgrade` header of a refused request.
    ///
    /// Only the first request of a connection can become a socket. A reverse proxy that uses a connection for several clients would sooner
    /// or later request a socket on a used connection. So the server closes a connection after one request if it comes through a proxy, or
    /// if a request for a socket failed on it. For this, the method sets the header `Connection: close` (RFC 9112, section 9.6).
    ///
    /// - Parameters:
    ///   - isFirst: whether the request is the first one of its connection.
    ///   - peer: the network address from which the connection comes.
    func settle(_ head: inout HTTPRequestHead, isFirst: Bool, peer: String?) -> Bool {
        if isFirst, accepts(head) {
            head.headers.replaceOrAdd(name: "Upgrade", value: "websocket")
            return true
        }
        let isThroughProxy =
            ["Via", "Forwarded", "X-Forwarded-For"].contains { head.headers.contains(name: $0) }
            || requests.options.trustedProxies.contains(peer ?? "")
        if isThroughProxy || head.headers.contains(name: "Upgrade") {
            head.headers.remove(name: "Upgrade")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        return false
    }

    /// Whether a request asks for a socket and is allowed to open one.
    private func accepts(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.uri == PageRenderer.livePath && Self.isAskedFor(in: head) && Self.refusal(of: head) == nil
            && requests.accepts(origin: head.headers.first(name: "Origin"), host: head.headers.first(name: "Host"), isSecure: isSecure)
            && requests.cookie(in: head.headers["Cookie"], isSecure: isSecure).map(cookies.knows) == true
    }

    /// Returns the cookie and the network address of the visitor who opens the socket.
    func visitor(_ head: HTTPRequestHead, _ channel: any Channel) -> Visitor {
        Visitor(
            cookie: requests.cookie(in: head.headers["Cookie"], isSecure: isSecure) ?? "",
            address: requests.address(peer: channel.remoteAddress?.ipAddress, forwarded: head.headers["X-Forwarded-For"])
        )
    }

    /// Returns the headers of the request for the socket, in the type that the closure `admit` reads.
    func fields(_ head: HTTPRequestHead) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in head.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        return fields
    }

    /// Whether a header that contains a list, such as `Upgrade`, has a certain item. Upper and lower case are equal.
    private static func names(_ item: String, in name: String, of head: HTTPRequestHead) -> Bool {
        head.headers[canonicalForm: name].contains { $0.lowercased() == item }
    }
}
