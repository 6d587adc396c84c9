import NIOHTTP1
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the handler that finds the first lines of requests, in pieces of any size and after a body of any kind.
@Suite struct RequestSplitterTests {
    private static let good = [
        "GET /test HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "\r\n\r\nGET /test HTTP/1.1\r\nHost:  localhost\r\nA: b  c\r\n\r\n",
        "POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 23\r\n\r\nGET  / HTTP/1.1\r\n\r\n\r\n  ",
        "POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n\r\n\r\nA  B\r\n4\r\n\n\n\n\n\r\n0\r\n\r\n",
        "POST /test HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n0\r\n\r\nA  B\r\n0\r\nA: b  c\r\n\r\n",
    ]
    private static let bad = [
        "GET  /test HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /test  HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "\r\nGET   /test   HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]

    @Test(arguments: good, bad) func aLineWithTwoBlanksSideBySideIsMalformedWhereverItComes(first: String, second: String) throws {
        let bytes = Array((first + second).unicodeScalars).map { String($0) }
        for place in 0..<bytes.count {
            let connection = try TestConnection()
            try connection.send(bytes[..<place].joined())
            try connection.send(bytes[place...].joined())
            try connection.answer()
            #expect(try connection.statuses() == [200, 400], "cut after \(place)")
            #expect(connection.requests.count == 1)
        }
    }

    @Test(arguments: bad) func theFirstLineOfAConnectionIsNoException(line: String) throws {
        let connection = try TestConnection()
        try connection.send(line)
        #expect(try connection.statuses() == [400])
        #expect(connection.requests.isEmpty)
    }

    @Test(arguments: good, good) func blanksElsewhereAreNotLookedAt(first: String, second: String) throws {
        let bytes = Array((first + second).unicodeScalars).map { String($0) }
        for place in 0..<bytes.count {
            let connection = try TestConnection()
            try connection.send(bytes[..<place].joined())
            try connection.send(bytes[place...].joined())
            for _ in 0..<2 { try connection.answer() }
            #expect(try connection.statuses() == [200, 200], "cut after \(place)")
        }
    }

    @Test func aRequestMayComeByteByByte() throws {
        let connection = try TestConnection()
        for byte in Self.good.joined().unicodeScalars { try connection.send(String(byte)) }
        for _ in Self.good { try connection.answer() }
        #expect(try connection.statuses() == Self.good.map { _ in 200 })
    }
}
