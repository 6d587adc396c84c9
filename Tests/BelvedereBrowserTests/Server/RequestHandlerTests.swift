import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the handler for requests that are correct, wrong, slow or never complete.
@Suite struct RequestHandlerTests {
    private static let request = "GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test(arguments: [
        "garbage\r\n\r\n", "GET /test HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "\u{16}\u{3}\u{1}", "GET /test HTTP/1.1\r\n\r\n",
    ])
    func aMalformedRequestGetsOneAnswerAndTheConnectionEnds(bytes: String) throws {
        let connection = try TestConnection()
        try connection.send(bytes)
        #expect(try connection.statuses() == [400])
        #expect(connection.requests.isEmpty)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func aMalformedRequestIsAnsweredAfterTheOneBeforeIt() throws {
        let connection = try TestConnection()
        try connection.send(Self.request + "garbage\r\n\r\n")
        #expect(try connection.statuses().isEmpty)
        try connection.answer()
        #expect(try connection.statuses() == [200, 400])
    }

    @Test func anAnswerThatNoRequestBelongsToIsNotSent() throws {
        let connection = try TestConnection()
        try connection.send(Self.request)
        try connection.answer()
        #expect(try connection.statuses() == [200])
        #expect(throws: (any Error).self) { try connection.answer(.badRequest) }
        #expect(try connection.statuses().isEmpty)
    }

    @Test func aWordBeforeTheAnswerNeedsARequestThatWaits() throws {
        let word = HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .custom(code: 103, reasonPhrase: "Early Hints")))
        let connection = try TestConnection()
        #expect(throws: (any Error).self) { try connection.channel.send(word) }
        try connection.send(Self.request)
        try connection.channel.send(word)
        try connection.answer()
        #expect(throws: (any Error).self) { try connection.channel.send(word) }
        #expect(try connection.statuses() == [103, 200])
    }

    @Test func aClientThatAsksWithoutEndIsAnsweredUpToALimitAndDisconnected() throws {
        let connection = try TestConnection()
        try connection.send(String(repeating: Self.request, count: 400))
        #expect(connection.requests.count == 32)
        for _ in 0..<32 { try connection.answer() }
        #expect(try connection.statuses() == Array(repeating: 200, count: 32) + [429])
    }

    @Test func aBrokenBodyIsToldAndNothingElse() throws {
        let connection = try TestConnection()
        try connection.send("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnothex\r\n")
        #expect(try connection.statuses() == [400])
        #expect(throws: (any Error).self) { try connection.answer() }
        #expect(try connection.statuses().isEmpty)
    }

    @Test func aBrokenBodyUnderAnAnswerThatHasBegunEndsTheConnection() throws {
        let connection = try TestConnection()
        try connection.send("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        try connection.channel.send(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
        try connection.send("nothex\r\n")
        #expect(try connection.statuses() == [200])
        #expect(connection.hasEnded)
    }

    @Test func aConnectionClosedInsideARequestIsReleased() throws {
        let connection = try TestConnection()
        try connection.send(Self.request)
        try connection.answer()
        try connection.send("GET /te")
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        connection.channel.pipeline.fireErrorCaught(HTTPParserError.invalidEOFState)
        #expect(try connection.statuses() == [200])
        #expect(connection.hasEnded)
    }

    @Test(arguments: [
        ("GET /test HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n", 400),
        ("POST /test HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n", 400),
        ("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: identity, chunked\r\n", 501),
        ("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n", 501),
        ("POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n", 501),
        ("GET /test/a%00b HTTP/1.1\r\nHost: localhost\r\n", 400),
        ("GET http://localhost/test/%00?a HTTP/1.1\r\nHost: localhost\r\n", 400),
    ])
    func aRequestThatTwoReadersMayReadDifferentlyIsRefused(head: String, status: Int) throws {
        let connection = try TestConnection()
        try connection.send(head + "\r\n0\r\n\r\n" + Self.request)
        #expect(try connection.statuses() == [status])
        #expect(connection.requests.isEmpty)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func aZeroByteInAQueryIsTheAppsToRead() throws {
        let connection = try TestConnection()
        try connection.send("GET /test?search=%00 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try connection.answer()
        #expect(try connection.statuses() == [200])
    }

    @Test(arguments: ["1.0\r\n", "1.0\r\nConnection: keep-alive\r\n", "1.1\r\nConnection: Close\r\n", "1.1\r\nConnection: close, x\r\n"])
    func aClientThatTakesOneAnswerGetsTheEndOfTheConnectionWithIt(version: String) throws {
        let connection = try TestConnection()
        try connection.send("GET /test HTTP/\(version)Host: localhost\r\n\r\n" + Self.request)
        #expect(connection.requests.count == 1)
        try connection.answer()
        #expect(try connection.heard().contains("Connection: close\r\n"))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func anOlderClientIsSentNoChunks() throws {
        let connection = try TestConnection()
        try connection.send("GET /test HTTP/1.0\r\nHost: localhost\r\n\r\n")
        try connection.answer(.ok, ["Transfer-Encoding": "chunked"])
        let heard = try connection.heard()
        #expect(heard.hasSuffix("\r\n\r\npage") && !heard.lowercased().contains("transfer-encoding"))
    }

    @Test func aHeadRequestGetsWhatAGetRequestGetsButTheBody() throws {
        let connection = try TestConnection()
        try connection.send(Self.request)
        try connection.answer(.notFound, ["X-Test": "1"])
        let whole = try connection.heard()
        try connection.send("HEAD /test HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(connection.requests.map(\.method) == [.GET, .GET])
        try connection.answer(.notFound, ["X-Test": "1"])
        #expect(try connection.heard() == String(whole.dropLast("page".count)))
        #expect(!connection.hasEnded)
    }

    @Test func anAnswerToAHeadRequestOfUnknownLengthHasNoChunks() throws {
        let connection = try TestConnection()
        try connection.send("HEAD /test HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try connection.answer(.ok, ["Transfer-Encoding": "chunked"])
        #expect(try connection.heard().hasSuffix("\r\n\r\n"))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(connection.hasEnded)
    }

    @Test func anotherMethodOnAPageIsToldWhatIsAllowed() throws {
        let connection = try TestConnection()
        try connection.send("DELETE /test/1?x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try connection.answer(.notFound)
        let heard = try connection.heard()
        #expect(heard.hasPrefix("HTTP/1.1 405 ") && heard.contains("Allow: GET, HEAD\r\n"))
        try connection.send("DELETE /elsewhere HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try connection.answer(.notFound)
        #expect(try connection.statuses() == [404])
    }

    @Test func aRouteOfTheAuthorKeepsItsOwnMethodsAndHeaders() throws {
        let connection = try TestConnection()
        try connection.send("POST /test/rename HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
        try connection.answer(.ok, ["Content-Type": "text/html"])
        #expect(try !connection.heard().contains("Content-Security-Policy"))
    }

    @Test func errorsCarryTheSecurityHeadersAndTLSIsKept() throws {
        let connection = try TestConnection(isSecure: true)
        try connection.send("GET /test HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        let heard = try connection.heard()
        #expect(heard.hasPrefix("HTTP/1.1 421 "))
        #expect(heard.contains("Content-Security-Policy: default-src 'none'") && heard.contains("X-Content-Type-Options: nosniff"))
        #expect(heard.contains("Strict-Transport-Security: max-age=31536000"))
        let plain = try TestConnection()
        try plain.send("GET /test HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        #expect(try !plain.heard().contains("Strict-Transport-Security"))
    }
}
