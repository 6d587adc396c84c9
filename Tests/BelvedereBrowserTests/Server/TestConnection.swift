import Belvedere
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import BelvedereBrowser

/// The server's end of an HTTP connection without a network. It consists of the parser, the handler of requests, and a test double for the
/// routes, which responds when the test tells it to.
final class TestConnection {
    let channel = EmbeddedChannel()
    let host: HostCore
    /// The heads of the requests that the handler has passed on to the routes.
    private(set) var requests: [HTTPRequestHead] = []

    init(isSecure: Bool = false, _ change: (inout BrowserOptions) -> Void = { _ in }) throws {
        var options = BrowserOptions()
        change(&options)
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let application = BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }
        host = HostCore(applications: [application], options: options, logger: silent)
        let name = host.connections.open(channel, from: "test")
        let splitter = RequestSplitter()
        try channel.pipeline.syncOperations.addHandlers([
            HTTPResponseEncoder(), splitter, ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)),
            RequestHandler(
                host: host, connection: name, handshake: LiveHandshake(requests: host.requests, cookies: host.cookies, isSecure: isSecure),
                splitter: splitter
            ),
        ])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

    /// Returns the text of a request for a page's socket, sent by the browser that has the page. `fields` are the fields that WebSocket
    /// requires.
    func live(_ fields: [String] = TestConnection.upgrade, version: String = "1.1") -> String {
        let cookie = host.cookies.notePage(of: "/test", for: nil, at: "test") ?? ""
        let own = ["Host: localhost", "Origin: http://localhost", "Cookie: belvedere=\(cookie)"]
        return (["GET /_belvedere/live HTTP/\(version)"] + own + fields).map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// The header fields with which a browser requests a WebSocket.
    static let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// Sends bytes to the server, like a client.
    func send(_ text: String) throws {
        try channel.receive(ByteBuffer(string: text))
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .head(let head) = part { requests.append(head) }
        }
    }

    /// Responds to the oldest request that has no response yet, like a route.
    func answer(_ status: HTTPResponseStatus = .ok, _ headers: HTTPHeaders = [:], body: String = "page") throws {
        var headers = headers
        if !headers.contains(name: "Transfer-Encoding") { headers.add(name: "Content-Length", value: String(body.utf8.count)) }
        try channel.send(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        try channel.send(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: body))))
        try channel.send(HTTPServerResponsePart.end(nil))
    }

    /// Returns all text that the client has received since the last call.
    func heard() throws -> String {
        var text = ""
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
        return text
    }

    /// Returns the status codes of the responses that the client has received since the last call.
    func statuses() throws -> [Int] {
        try heard().split(separator: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
    }

    /// Whether the server has closed the connection.
    var hasEnded: Bool { !channel.isActive }
}
