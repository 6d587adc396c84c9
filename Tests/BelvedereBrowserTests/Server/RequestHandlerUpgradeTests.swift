import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of a connection whose client has a page and requests a socket, in various forms.
@Suite struct RequestHandlerUpgradeTests {
    private static let next = "GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let switching = HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .switchingProtocols))

    /// The fields of incomplete requests for a socket, and of requests that are not for a socket.
    private static let incomplete: [[String]] = [
        [], ["Upgrade: h2c", "Connection: Upgrade"],
        ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="],
        ["Upgrade: websockets"] + TestConnection.upgrade.dropFirst(),
    ]

    @Test(
        arguments: incomplete,
        ["garbage\r\n\r\n", "GET /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"])
    func aRequestThatAsksForNoSocketIsAnsweredAndItsConnectionStaysGuarded(fields: [String], rest: String) throws {
        let connection = try TestConnection()
        try connection.send(connection.live(fields))
        try connection.answer(.forbidden)
        try connection.send(rest)
        #expect(try connection.statuses().first == 403)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
        #expect(connection.requests.count == 1)
    }

    @Test func theHostAndThePeerAreCheckedAfterARequestWithoutUpgrade() throws {
        let connection = try TestConnection()
        try connection.send(connection.live([]))
        try connection.answer(.forbidden)
        try connection.send("GET /test HTTP/1.1\r\nHost: localhost\r\n\(RequestReader.peerHeader): 192.0.2.1\r\n\r\n")
        try connection.answer()
        #expect(connection.requests.allSatisfy { $0.headers[RequestReader.peerHeader] == ["127.0.0.1"] })
        try connection.send("GET /test HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        #expect(try connection.statuses() == [403, 200, 421])
    }

    @Test func theLimitsOfTimeHoldAfterARequestWithoutUpgrade() throws {
        for rest in ["", "GET /te", "POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf"] {
            let connection = try TestConnection { ($0.idleTimeout, $0.bodyTimeout) = (.seconds(30), .seconds(20)) }
            try connection.send(connection.live([]))
            try connection.answer(.forbidden)
            try connection.send(rest)
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(31))
            #expect(connection.hasEnded, "\(rest)")
        }
    }

    @Test(arguments: TestConnection.upgrade.indices)
    func aRequestForASocketThatLacksAPartGetsAnAnswerAndNoSocket(missing: Int) throws {
        let connection = try TestConnection()
        var fields = TestConnection.upgrade
        fields.remove(at: missing)
        try connection.send(connection.live(fields))
        // If the field with the protocol's name is missing, the request is an ordinary one, which a route answers.
        if missing == 0 { try connection.answer(.forbidden) }
        #expect(try connection.statuses() == [[403], [400], [426], [400]][missing])
        #expect(throws: (any Error).self) { try connection.channel.send(Self.switching) }
        #expect(try connection.heard().isEmpty)
    }

    @Test func aClientOfAnOlderHTTPGetsNoSocket() throws {
        let connection = try TestConnection()
        try connection.send(connection.live(version: "1.0"))
        #expect(connection.requests.map { $0.headers.contains(name: "Upgrade") } == [false])
        try connection.answer(.forbidden)
        #expect(try connection.statuses() == [403])
    }

    @Test(arguments: ["websocket", "WebSocket", "h2c, websocket"])
    func aRequestThatIsAcceptedNamesTheOneProtocolOfTheServer(protocols: String) throws {
        let connection = try TestConnection()
        try connection.send(connection.live(["Upgrade: \(protocols)"] + TestConnection.upgrade.dropFirst()))
        #expect(connection.requests.map { $0.headers["Upgrade"] } == [["websocket"]])
        try connection.channel.send(Self.switching)
        #expect(try connection.statuses() == [101])
    }

    @Test func onlyTheFirstRequestOfAConnectionBecomesASocket() throws {
        let connection = try TestConnection()
        try connection.send(Self.next)
        try connection.answer()
        try connection.send(connection.live())
        #expect(connection.requests.last?.headers.contains(name: "Upgrade") == false)
        #expect(throws: (any Error).self) { try connection.channel.send(Self.switching) }
        try connection.answer(.forbidden)
        #expect(try connection.statuses() == [200, 403])
    }

    @Test(arguments: [next, "garbage\r\n\r\n", "\u{81}\u{80}", "\0"])
    func nothingGetsPastTheGateBeforeTheSocketIsThere(rest: String) throws {
        let connection = try TestConnection()
        try connection.send(connection.live() + rest)
        // swift-nio removes its HTTP parser before it responds, and the parser returns the bytes that it has not parsed.
        let operations = connection.channel.pipeline.syncOperations
        operations.removeHandler(context: try operations.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self), promise: nil)
        connection.channel.embeddedEventLoop.run()
        #expect(try connection.channel.readInbound(as: ByteBuffer.self) == nil)
        #expect(connection.requests.count == 1)
        #expect(connection.hasEnded)
        #expect(throws: (any Error).self) { try connection.channel.send(Self.switching) }
    }

    /// swift-nio responds immediately, but the handler of requests must not depend on that.
    @Test func aSocketThatIsNotMadeIsNotWaitedForWithoutEnd() throws {
        let connection = try TestConnection { $0.bodyTimeout = .seconds(20) }
        try connection.send(connection.live())
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(connection.hasEnded)
    }

    @Test func anAcceptedRequestThatGetsAnotherAnswerIsTheLastOfItsConnection() throws {
        let connection = try TestConnection()
        try connection.send(connection.live())
        try connection.answer(.forbidden)
        #expect(try connection.statuses() == [403])
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }
}
