import Belvedere
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BelvedereBrowser

/// Tests of the handler that limits how fast a socket is read and refuses forbidden frames.
@Suite struct FrameMeterTests {
    private let channel = EmbeddedChannel()

    init() throws {
        var options = BrowserOptions()
        options.framesPerSecond = 100
        options.frameBurst = 40
        let reading = ReadControl(channel: channel)
        reading.session = BrowserSession(
            application: BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }, environment: SessionEnvironment(),
            visitor: Visitor(cookie: Secret.make(), address: "test"), options: options,
            quota: UploadQuota(maximum: options.maximumUploadBytes), metrics: BrowserMetrics()
        )
        try channel.pipeline.syncOperations.addHandler(FrameMeter(options: options, reading: reading))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func give(_ count: Int, _ opcode: WebSocketOpcode = .pong) {
        for _ in 0..<count { channel.pipeline.fireChannelRead(TestSocket.frame(opcode)) }
        channel.pipeline.fireChannelReadComplete()
    }

    /// Returns the number of frames that the handler has passed on since the last call.
    private func handed() throws -> Int {
        var count = 0
        while try channel.readInbound(as: WebSocketFrame.self) != nil { count += 1 }
        return count
    }

    @Test(arguments: [WebSocketOpcode.pong, .ping, .text, .continuation])
    func everyFrameCounts(opcode: WebSocketOpcode) throws {
        give(1_000, opcode)
        channel.embeddedEventLoop.run()
        #expect(try (40...60).contains(handed()))
    }

    @Test func aSocketHasAShortTurnAtATime() throws {
        give(40)
        #expect(try handed() == FrameMeter.framesPerTurn)
        channel.embeddedEventLoop.run()
        #expect(try handed() == 40 - FrameMeter.framesPerTurn)
    }

    @Test func framesBeforeTheEndOfTheConnectionCountUpToTheBudget() throws {
        give(1_000, .text)
        try channel.close().wait()
        channel.embeddedEventLoop.run()
        #expect(try handed() == 40)
    }

    @Test func pingsAndPongsThatAPageLeavesBehindAreNotHandedOn() throws {
        give(30, .pong)
        try channel.close().wait()
        channel.embeddedEventLoop.run()
        #expect(try handed() == FrameMeter.framesPerTurn)
    }

    @Test func bytesLeftInASocketThatIsNotReadAreDropped() throws {
        let channel = EmbeddedChannel(), reading = ReadControl(channel: channel)
        try channel.pipeline.syncOperations.addHandler(BacklogLimit(reading: reading))
        let bytes = ByteBuffer(repeating: 0, count: BacklogLimit.limit / 2)
        func arrived(_ count: Int) throws -> Int {
            for _ in 0..<count { try channel.receive(bytes) }
            var arrived = 0
            while try channel.readInbound(as: ByteBuffer.self) != nil { arrived += 1 }
            return arrived
        }
        #expect(try arrived(10) == 10)
        reading.hold(.queue)
        #expect(try arrived(10) == 2)
    }

    @Test func afterAFrameThatNoClientMaySendNothingIsRead() async throws {
        let socket = try await TestSocket { _ in Window(Screen(title: "Quiet")) }
        try await socket.greet()
        try await socket.give(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "not masked")))
        #expect(try await socket.ending() == .protocolError)
        #expect(socket.isReading == false)
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(1))
        #expect(!socket.channel.isActive)
    }

    @Test(arguments: [
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "not masked")),
        WebSocketFrame(fin: true, rsv1: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer()),
        WebSocketFrame(fin: true, rsv2: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer()),
        WebSocketFrame(fin: true, rsv3: true, opcode: .ping, maskKey: [0, 0, 0, 0], data: ByteBuffer()),
        WebSocketFrame(fin: true, opcode: WebSocketOpcode(encodedWebSocketOpcode: 3) ?? .text, maskKey: [0, 0, 0, 0], data: ByteBuffer()),
        WebSocketFrame(fin: true, opcode: WebSocketOpcode(encodedWebSocketOpcode: 11) ?? .text, maskKey: [0, 0, 0, 0], data: ByteBuffer()),
    ])
    func aFrameThatNoClientMaySendEndsTheConnection(frame: WebSocketFrame) async throws {
        let socket = try await TestSocket { _ in Window(Screen(title: "Quiet")) }
        try await socket.greet()
        try await socket.give(frame)
        #expect(try await socket.ending() == .protocolError)
        try await socket.untilSessions(are: 0)
        #expect(socket.warnings.value == 1)
    }
}
