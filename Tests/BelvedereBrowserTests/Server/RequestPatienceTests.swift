import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the time limits for the requests of clients.
@Suite struct RequestPatienceTests {
    private static let request = "GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n"

    private func connection() throws -> TestConnection {
        try TestConnection {
            $0.idleTimeout = .seconds(30)
            $0.bodyTimeout = .seconds(20)
            $0.minimumBodyRate = 10
            $0.shutdownTimeout = .seconds(5)
        }
    }

    @Test func aConnectionThatAsksForNothingIsClosed() throws {
        let connection = try connection()
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(!connection.hasEnded)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func aHeadThatComesByteByByteHasNoMoreTimeThanAnother() throws {
        let connection = try connection()
        for byte in "GET /test HTTP/1.1\r\nHost: localhost\r\nX-Filler: as long as it takes" {
            try connection.send(String(byte))
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            if connection.hasEnded { break }
        }
        #expect(connection.hasEnded)
        #expect(connection.requests.isEmpty)
    }

    @Test func aSlowBodyIsRefused() throws {
        let connection = try connection()
        try connection.send("POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        var seconds = 0
        while try connection.heard().isEmpty, seconds < 100 {
            try connection.send("x")
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            seconds += 1
        }
        // The limit was twenty seconds and a tenth of a second for each byte.
        #expect(seconds == 23)
    }

    @Test func aBodyThatComesFastEnoughMayTakeLong() throws {
        let connection = try connection()
        try connection.send("POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        for _ in 0..<100 {
            try connection.send(String(repeating: "x", count: 10))
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        try connection.answer()
        #expect(try connection.statuses() == [200])
    }

    @Test func aFastStartDoesNotExtendTheTimeOfABodyForever() throws {
        let connection = try connection()
        try connection.send(
            "POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n" + String(repeating: "x", count: 100_000))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(try connection.statuses() == [408])
    }

    @Test func aHalfBodyBehindRequestsThatWaitIsNotWaitedForWithoutEnd() throws {
        let connection = try connection()
        try connection.send(Self.request + "POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf")
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(connection.hasEnded)
    }

    @Test func anUnreadBodyEndsWithTheAnswer() throws {
        let connection = try connection()
        try connection.send("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        try connection.answer(.notFound)
        #expect(try connection.statuses() == [405])
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func aRequestThatTakesLongToAnswerIsWaitedFor() throws {
        let connection = try connection()
        try connection.send(Self.request)
        connection.channel.embeddedEventLoop.advanceTime(by: .hours(1))
        try connection.answer()
        #expect(try connection.statuses() == [200])
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(!connection.hasEnded)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func aClientThatDoesNotReadItsAnswersIsDisconnected() throws {
        let connection = try connection()
        try connection.send(Self.request + Self.request)
        connection.channel.isWritable = false
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(19))
        #expect(!connection.hasEnded)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func whenTheProcessEndsAConnectionWithoutARequestIsClosedAtOnce() throws {
        let connection = try connection()
        try connection.send("GET /te")
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(connection.hasEnded)
    }

    @Test func whenTheProcessEndsARequestIsAnsweredFirst() throws {
        let connection = try connection()
        try connection.send(Self.request)
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(!connection.hasEnded)
        try connection.answer()
        #expect(try connection.heard().contains("Connection: close\r\n"))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func whenTheProcessEndsARequestIsNotWaitedForWithoutEnd() throws {
        let connection = try connection()
        try connection.send(Self.request)
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(5))
        #expect(connection.hasEnded)
    }
}
