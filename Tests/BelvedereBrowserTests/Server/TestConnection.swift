import Belvedere
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import BelvedereBrowser

/// The server's end of an HTTP connection without a network: the parser, the gate, and a stand-in for the routes that
/// answers when the test says so.
final class TestConnection {
    let channel = EmbeddedChannel()
    let host: HostCore
    /// The heads of the requests that have come through.
    private(set) var requests: [HTTPRequestHead] = []

    init(isSecure: Bool = false, _ change: (inout BrowserOptions) -> Void = { _ in }) throws {
        var options = BrowserOptions()
        change(&options)
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let application = BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }
        host = HostCore(applications: [application], options: options, logger: silent)
        let name = host.connections.open(channel, from: "test")
        try channel.pipeline.syncOperations.addHandlers([
            HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)),
            RequestGate(host: host, connection: name, isSecure: isSecure),
        ])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

    /// Sends bytes as a client does.
    func send(_ text: String) throws {
        try channel.receive(ByteBuffer(string: text))
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .head(let head) = part { requests.append(head) }
        }
    }

    /// Answers the oldest request as a route does.
    func answer(_ status: HTTPResponseStatus = .ok, _ headers: HTTPHeaders = [:], body: String = "page") throws {
        var headers = headers
        if !headers.contains(name: "Transfer-Encoding") { headers.add(name: "Content-Length", value: String(body.utf8.count)) }
        try channel.send(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        try channel.send(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: body))))
        try channel.send(HTTPServerResponsePart.end(nil))
    }

    /// All that the client has been sent since it was asked last.
    func heard() throws -> String {
        var text = ""
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
        return text
    }

    /// The statuses of the answers since this was asked last.
    func statuses() throws -> [Int] {
        try heard().split(separator: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
    }

    /// Whether the server has said that nothing follows, or has closed the connection.
    var hasEnded: Bool { !channel.isActive }
}
