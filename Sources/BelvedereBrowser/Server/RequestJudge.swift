internal import NIOHTTP1

/// Says of the head of a request whether it may go on, or what its answer is.
struct RequestJudge: Sendable {
    let policy: RequestPolicy

    /// The answer to a request that must not reach any route, or `nil` for one that may.
    func refusal(of head: HTTPRequestHead) -> PlainAnswer? {
        let hosts = head.headers["Host"]
        // RFC 9112, section 3.2: one line, and none only in requests of HTTP/1.0.
        guard hosts.count == 1 || (hosts.isEmpty && head.version.minor == 0) else { return .malformed }
        if let host = hosts.first, Authority(host) == nil { return .malformed }
        if head.method == .CONNECT { return .tunnel }
        guard isTarget(head.uri, of: head.method, at: hosts.first) else { return .malformed }
        if !policy.accepts(host: hosts.first) { return .misdirected }
        return head.uri == PageRenderer.livePath && Self.asksForSocket(head) ? refusalOfSocket(head) : nil
    }

    /// Whether a request asks to become a WebSocket.
    static func asksForSocket(_ head: HTTPRequestHead) -> Bool {
        head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// RFC 9112, section 3.2: a path, a whole address of this host, or the asterisk of `OPTIONS`.
    private func isTarget(_ target: String, of method: HTTPMethod, at host: String?) -> Bool {
        if target.hasPrefix("/") { return true }
        if target == "*" { return method == .OPTIONS }
        for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
            let named = target.dropFirst(scheme.utf8.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
            return Authority(String(named)).map { $0 == host.flatMap(Authority.init(_:)) } ?? false
        }
        return false
    }

    /// RFC 6455, section 4.2.1. swift-nio closes a connection that asks wrongly, without an answer.
    private func refusalOfSocket(_ head: HTTPRequestHead) -> PlainAnswer? {
        // The upgrade would wait for a body that may never come whole.
        if head.headers.contains(name: "Transfer-Encoding") || head.headers["Content-Length"].contains(where: { $0 != "0" }) {
            return .malformed
        }
        if head.headers["Sec-WebSocket-Version"] != ["13"] { return .wrongVersion }
        let keys = head.headers["Sec-WebSocket-Key"]
        return keys.count == 1 && Base64.decode(keys[0])?.count == 16 ? nil : .malformed
    }
}
