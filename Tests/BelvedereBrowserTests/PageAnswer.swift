import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

@testable import BelvedereBrowser

/// The host's response to a request for a page, and the page as a text.
struct PageAnswer {
    let response: Response
    let text: String

    var status: HTTPResponse.Status { response.status }
    var headers: HTTPFields { response.headers }

    /// Sends a request to a host without a network.
    ///
    /// - Parameters:
    ///   - addIndex: A closure that adds further pages to the host.
    static func of(
        _ host: BrowserHost, at target: String, cookie: String? = nil, accepting languages: String? = nil, agent: String? = nil,
        addIndex: (Router<BasicRequestContext>) -> Void = { _ in }
    ) async throws -> PageAnswer {
        let router = Router(context: BasicRequestContext.self)
        host.addRoutes(to: router)
        addIndex(router)
        var head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: target)
        head.headerFields[.cookie] = cookie
        head.headerFields[.acceptLanguage] = languages
        head.headerFields[.userAgent] = agent
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let response = try await router.buildResponder().respond(to: request, context: BasicRequestContext(source: source))
        let writer = Collector()
        try await response.body.write(writer)
        return PageAnswer(response: response, text: String(buffer: writer.buffer.value))
    }

    private final class Box: @unchecked Sendable {
        // This is safe: a single test writes the value and reads it afterwards.
        var value = ByteBuffer()
    }

    private struct Collector: ResponseBodyWriter {
        let buffer = Box()
        mutating func write(_ part: ByteBuffer) async throws { buffer.value.writeImmutableBuffer(part) }
        consuming func finish(_ trailers: HTTPFields?) async throws {}
    }
}
