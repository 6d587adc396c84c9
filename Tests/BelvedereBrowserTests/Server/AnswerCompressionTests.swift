import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BelvedereBrowser

/// Tests that the compression of responses receives no part that would end the process.
@Suite struct AnswerCompressionTests {
    private let channel = EmbeddedChannel(handler: AnswerCompression())
    private static let end = HTTPServerResponsePart.end(nil)

    private static func head(_ status: HTTPResponseStatus = .ok) -> HTTPServerResponsePart {
        .head(HTTPResponseHead(version: .http1_1, status: status))
    }
    private static func body(_ text: String) -> HTTPServerResponsePart { .body(.byteBuffer(ByteBuffer(string: text))) }

    private func ask(accepting encoding: String = "gzip") throws {
        try channel.receive(
            HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Accept-Encoding": encoding])))
        try channel.receive(HTTPServerRequestPart.end(nil))
    }

    private func heads() throws -> [HTTPResponseHead] {
        var heads: [HTTPResponseHead] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { heads.append(head) }
        }
        return heads
    }

    @Test func anAnswerIsCompressedAsItsRequestAllows() throws {
        for (encoding, compressed) in [("gzip", ["gzip"]), ("identity", []), ("gzip;q=0", [])] {
            try ask(accepting: encoding)
            try [Self.head(), Self.body(String(repeating: "page ", count: 100)), Self.end].forEach(channel.send)
            #expect(try heads().map { $0.headers["Content-Encoding"] } == [compressed])
        }
    }

    @Test func anAnswerThatNoRequestBelongsToIsNotSent() throws {
        for part in [Self.head(.badRequest), Self.body("none"), Self.end] {
            #expect(throws: AnswerCompression.OutOfOrder.self) { try channel.send(part) }
        }
        try ask()
        try [Self.head(), Self.end].forEach(channel.send)
        #expect(throws: AnswerCompression.OutOfOrder.self) { try channel.send(Self.head(.badRequest)) }
        #expect(try heads().map(\.status) == [.ok])
    }

    @Test func anAnswerInsideAnotherIsNotSent() throws {
        try ask()
        try ask()
        channel.write(Self.head(), promise: nil)
        #expect(throws: AnswerCompression.OutOfOrder.self) { try channel.send(Self.head(.badRequest)) }
        try channel.send(Self.end)
        #expect(try heads().map(\.status) == [.ok])
    }

    @Test func aWordInBetweenIsNotTheAnswer() throws {
        try ask()
        try [Self.head(.continue), Self.head(), Self.body("page"), Self.end].forEach(channel.send)
        #expect(try heads().map(\.status) == [.continue, .ok])
    }
}
