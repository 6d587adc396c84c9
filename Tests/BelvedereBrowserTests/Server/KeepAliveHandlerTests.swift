import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BelvedereBrowser

/// Tests of the handler that detects peers which have disappeared without a close frame.
@Suite struct KeepAliveHandlerTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(KeepAliveHandler(interval: .seconds(25)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    /// Returns the number of pings that the handler has sent since the last call.
    private func pings() throws -> Int {
        var count = 0
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) { if frame.opcode == .ping { count += 1 } }
        return count
    }

    @Test func aPeerThatAnswersIsAskedAgainAndAgain() throws {
        for _ in 0..<10 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(25))
            #expect(try pings() == 1)
            try channel.receive(TestSocket.frame(.pong))
        }
        #expect(channel.isActive)
    }

    @Test func aPeerThatSaysNothingIsLetGoAfterThreePings() throws {
        channel.embeddedEventLoop.advanceTime(by: .seconds(75))
        #expect(try pings() == 3)
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(25))
        #expect(!channel.isActive)
    }

    @Test func nobodyIsAskedAfterTheEnd() throws {
        try channel.close().wait()
        channel.embeddedEventLoop.advanceTime(by: .seconds(200))
        #expect(try pings() == 0)
    }
}
