internal import BelvedereCore
internal import NIOCore
internal import NIOHTTP1

/// Checks the head of a request. If the request is malformed or forbidden, it returns the error response.
struct RequestCheck: Sendable {
    let requests: RequestReader

    /// The error response to a request that must not reach any route. It is `nil` if the request is valid.
    func refusal(of head: HTTPRequestHead) -> PlainAnswer? {
        // The checks below compare these texts with others. A comparison is slow if a letter has thousands of combining marks, so refuse
        // such texts.
        guard head.uri.isStreamSafe, head.headers.allSatisfy({ $0.value.isStreamSafe }) else { return .malformed }
        let hosts = head.headers["Host"]
        // There must be exactly one `Host` header (RFC 9112, section 3.2). Only a request of HTTP/1.0 may have none.
        guard hosts.count == 1 || (hosts.isEmpty && head.version.minor == 0) else { return .malformed }
        if let host = hosts.first, Authority(host) == nil { return .malformed }
        if head.method == .CONNECT { return .tunnel }
        guard isTarget(head.uri, of: head.method, at: hosts.first), !Self.hasZeroByte(head.uri) else { return .malformed }
        if !requests.accepts(host: hosts.first) { return .misdirected }
        if let refusal = Self.refusalOfBody(head) { return refusal }
        return head.uri == PageRenderer.livePath && LiveHandshake.isAskedFor(in: head) ? LiveHandshake.refusal(of: head) : nil
    }

    /// Whether the target in the first line of a request is valid (RFC 9112, section 3.2): a path, a whole address of this host, or the
    /// asterisk of `OPTIONS`.
    private func isTarget(_ target: String, of method: HTTPMethod, at host: String?) -> Bool {
        if target.hasPrefix("/") { return true }
        if target == "*" { return method == .OPTIONS }
        for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
            let named = target.dropFirst(scheme.utf8.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
            return Authority(String(named)).map { $0 == host.flatMap(Authority.init(_:)) } ?? false
        }
        return false
    }

    /// Whether the path of a target contains a zero byte. No page or file has such a name. A file system would ignore everything after the
    /// zero byte: `index.html%00.png` opens `index.html`.
    private static func hasZeroByte(_ target: String) -> Bool {
        target.utf8.prefix { $0 != UInt8(ascii: "?") }.contains(UInt8(ascii: "%")) && target.prefix { $0 != "?" }.contains("%00")
    }

    /// Returns the error response to a request whose body has no certain end (RFC 9112, section 6.1). A proxy and this server could find
    /// different ends. One of them would then read the body of one request as the next request.
    private static func refusalOfBody(_ head: HTTPRequestHead) -> PlainAnswer? {
        let codings = head.headers["Transfer-Encoding"]
        if codings.isEmpty { return nil }
        if head.version != .http1_1 || head.headers.contains(name: "Content-Length") { return .malformed }
        return codings.count == 1 && codings[0].lowercased() == "chunked" ? nil : .unknownCoding
    }
}

/// A response that the host sends itself when a request must not reach any route: a status and one sentence.
struct PlainAnswer: Equatable, Sendable {
    var status: HTTPResponseStatus
    var fields: [(name: String, value: String)]
    var sentence: String

    static func == (left: PlainAnswer, right: PlainAnswer) -> Bool { left.status == right.status && left.sentence == right.sentence }

    static let malformed = PlainAnswer(
        status: .badRequest, fields: [], sentence: "This is not a well-formed HTTP/1.1 request.\n"
    )
    static let tooSlow = PlainAnswer(
        status: .requestTimeout, fields: [], sentence: "The request did not arrive in time. Send it again.\n"
    )
    static let tooMany = PlainAnswer(
        status: .tooManyRequests, fields: [], sentence: "There are too many requests on this connection. Wait for their answers.\n"
    )
    static let misdirected = PlainAnswer(
        status: .misdirectedRequest, fields: [],
        sentence:
            "This server does not answer for the host that the request names. If it should, allow that host in the server's options.\n"
    )
    static let wrongVersion = PlainAnswer(
        status: .upgradeRequired, fields: [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")],
        sentence: "This server speaks version 13 of the WebSocket protocol only.\n"
    )
    static let unknownCoding = PlainAnswer(
        status: .notImplemented, fields: [], sentence: "This server knows no transfer coding but chunked.\n"
    )
    static let tunnel = PlainAnswer(
        status: .methodNotAllowed, fields: [("Allow", "GET, HEAD")], sentence: "This server is not a proxy.\n"
    )

    /// The head and the body of the response. Its headers announce that the connection ends.
    var parts: (head: HTTPResponseHead, body: ByteBuffer) {
        let body = ByteBuffer(string: sentence)
        let headers = HTTPHeaders(
            fields + [
                ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", String(body.readableBytes)), ("Connection", "close"),
            ])
        return (HTTPResponseHead(version: .http1_1, status: status, headers: headers), body)
    }
}

/// The host and the port in the `Host` header of a request (RFC 9110, section 7.2). The whole text must be valid.
///
/// If only the text before the first colon were checked, `127.0.0.1:8080.evil.example` would count as an IP address.
struct Authority: Equatable, Sendable {
    /// The host in lower case. An IPv6 address is in brackets.
    let host: String
    let port: Int?
    /// Whether the host is an IP address. A foreign site cannot use an IP address as its name, so it is always allowed.
    let isAddress: Bool

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let end: Int
        if bytes.first == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let address = String(decoding: bytes[1..<bracket], as: UTF8.self)
            guard !address.contains("%"), let parsed = try? SocketAddress(ipAddress: address, port: 0), case .v6 = parsed else {
                return nil
            }
            (end, isAddress) = (bracket + 1, true)
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            let name = bytes[..<end]
            guard (1...253).contains(name.count), name.allSatisfy(Self.isOfName) else { return nil }
            isAddress = Self.isIPv4(name)
        }
        host = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        let rest = bytes[end...]
        if rest.isEmpty {
            port = nil
        } else {
            let digits = rest.dropFirst()
            guard rest.first == UInt8(ascii: ":"), (1...5).contains(digits.count), digits.allSatisfy(Self.isDigit),
                let number = Int(String(decoding: digits, as: UTF8.self)), number <= 65_535
            else { return nil }
            port = number
        }
    }

    /// Reads the host and the port of an origin such as `https://apps.example.org`.
    init?(origin: String) {
        guard let scheme = origin.firstRange(of: "://") else { return nil }
        self.init(String(origin[scheme.upperBound...]))
    }

    /// Whether the name always leads to the machine that resolves it (RFC 6761, section 6.3).
    var isLocalhost: Bool { host == "localhost" || host.hasSuffix(".localhost") }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "-._".utf8.contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Whether a name is an IPv4 address: four numbers of at most three digits. Other programs also accept `127.1`, but browsers never send
    /// it.
    private static func isIPv4(_ name: ArraySlice<UInt8>) -> Bool {
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy(isDigit) && UInt8(String(decoding: part, as: UTF8.self)) != nil
            }
    }
}
