import Belvedere
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of a connection with all handlers of the server. Behind them is the web framework Hummingbird, which responds to each request with
/// 403.
@Suite(.timeLimit(minutes: 5)) struct LiveChannelTests {
    private let host: HostCore
    private let cookie: String
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init() {
        host = HostCore(
            applications: [BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }], options: BrowserOptions(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        cookie = host.cookies.notePage(of: "/test", for: nil, at: "test") ?? ""
    }

    private func live(_ fields: [String] = []) -> String {
        let own = ["Host: localhost", "Origin: http://localhost", "Cookie: belvedere=\(cookie)", "Accept-Encoding: gzip"]
        return (["GET /_belvedere/live HTTP/1.1"] + own + fields).map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// Sends packets, and returns all of the server's responses. The server must close the connection, because the last request is
    /// malformed.
    ///
    /// - Parameter count: The number of packets to send before the first response has arrived.
    private func answers(to packets: [String], beforeAnswer count: Int) async throws -> String {
        let channel = NIOAsyncTestingChannel()
        let server = LiveChannel(
            host: host,
            responder: { _, writer, _ in
                try await writer.write(
                    response: HTTPResponse(status: .forbidden), body: ResponseBody(byteBuffer: ByteBuffer(string: "not here")))
            })
        let value = try await channel.eventLoop.flatSubmit { [logger] in server.setup(channel: channel, logger: logger) }.get()
        let serving = Task { [logger] in await server.handle(value: value, logger: logger) }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1))
        for packet in packets.prefix(count) { try await channel.writeInbound(ByteBuffer(string: packet)) }
        var heard = ""
        while channel.isActive, heard.isEmpty {
            await channel.testingEventLoop.run()
            while let bytes = try await channel.readOutbound(as: ByteBuffer.self) { heard += String(buffer: bytes) }
            await Task.yield()
        }
        for packet in packets.dropFirst(count) where channel.isActive { try await channel.writeInbound(ByteBuffer(string: packet)) }
        while let bytes = try await channel.readOutbound(as: ByteBuffer.self) { heard += String(buffer: bytes) }
        if heard.hasPrefix("HTTP/1.1 101"), channel.isActive { try await channel.close() }
        // The server closes the connection a short time later, so that the peer can read the last response.
        while channel.isActive {
            await channel.testingEventLoop.advanceTime(by: .seconds(1))
            await Task.yield()
        }
        await channel.testingEventLoop.run()
        await serving.value
        while let bytes = try await channel.readOutbound(as: ByteBuffer.self) { heard += String(buffer: bytes) }
        return heard
    }

    private func statuses(of heard: String) -> [Int] { heard.split(separator: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) } }

    private static let malformed = [
        "garbage\r\n\r\n", "GET /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnothex\r\n", "\u{16}\u{3}\u{1}",
    ]

    /// An old fault: these two lines ended the process, because the handler of requests was removed after the first, and Hummingbird
    /// responded to the second.
    @Test(arguments: malformed) func aMalformedRequestAfterOneForTheAddressOfSocketsEndsItsConnectionOnly(rest: String) async throws {
        #expect(statuses(of: try await answers(to: [live(), rest], beforeAnswer: 1)) == [403, 400])
        #expect(statuses(of: try await answers(to: [live() + rest], beforeAnswer: 1)) == [403, 400])
    }

    @Test(arguments: malformed) func itMayComeInAnyPieces(rest: String) async throws {
        let whole = Array(live() + rest)
        for place in 1..<whole.count {
            let packets = [String(whole[..<place]), String(whole[place...])]
            let heard = statuses(of: try await answers(to: packets, beforeAnswer: 2))
            // The server may respond to the head of a request before it has seen that the body is malformed.
            #expect(heard == [403, 400] || (heard == [403, 403] && rest.hasPrefix("POST")), "cut after \(place)")
        }
    }

    @Test func aRequestForASocketBecomesOneInAnyPieces() async throws {
        let whole = Array(live(TestConnection.upgrade))
        for place in 1..<whole.count {
            let heard = try await answers(to: [String(whole[..<place]), String(whole[place...])], beforeAnswer: 2)
            #expect(statuses(of: heard) == [101], "cut after \(place)")
        }
    }

    @Test(arguments: malformed) func nothingMayFollowTheRequestForASocketBeforeItsAnswer(rest: String) async throws {
        #expect(try await answers(to: [live(TestConnection.upgrade) + rest], beforeAnswer: 1).isEmpty)
        // The first request lacks one field of a request for a socket.
        #expect(statuses(of: try await answers(to: [live(TestConnection.upgrade.dropLast()) + rest], beforeAnswer: 1)) == [400])
    }
}
