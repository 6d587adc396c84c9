internal import NIOCore
internal import NIOHTTP1

/// An answer that the host gives by itself, before a request reaches any route: a status and one sentence.
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
    static let tunnel = PlainAnswer(
        status: .methodNotAllowed, fields: [("Allow", "GET, HEAD")], sentence: "This server is not a proxy.\n"
    )

    /// The head and the body of the answer. The connection ends with it.
    var parts: (head: HTTPResponseHead, body: ByteBuffer) {
        let body = ByteBuffer(string: sentence)
        let headers = HTTPHeaders(
            fields + [
                ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", String(body.readableBytes)), ("Connection", "close"),
            ])
        return (HTTPResponseHead(version: .http1_1, status: status, headers: headers), body)
    }
}
