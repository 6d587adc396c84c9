import NIOCore
import NIOHTTP1
import NIOPosix

/// The data in the page of a session: the cookie, the digest of its rendering, and the numbers of its views.
struct LoadedPage: Sendable {
    let cookie: String
    let digest: String
    private let html: String

    /// An error for a page with unexpected content.
    struct Unexpected: Error {
        let what: String
    }

    /// Loads a page.
    static func load(_ address: Address, group: any EventLoopGroup) async throws -> LoadedPage {
        let promise = group.next().makePromise(of: LoadedPage.self)
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(LoadedPageHandler(promise: promise))
                }
            }
            .connect(host: address.host, port: address.port).get()
        let head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: address.path,
            headers: ["Host": address.authority, "Accept-Language": "en", "Connection": "close"]
        )
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        return try await promise.futureResult.get()
    }

    init(head: HTTPResponseHead, body: ByteBuffer) throws {
        html = String(buffer: body)
        guard head.status == .ok else { throw Unexpected(what: "the page was answered with \(head.status)") }
        guard let cookie = head.headers.first(name: "Set-Cookie")?.prefix(while: { $0 != ";" }) else { throw Unexpected(what: "no cookie") }
        guard let start = html.firstRange(of: "data-digest=\"")?.upperBound else { throw Unexpected(what: "no digest") }
        self.cookie = String(cookie)
        digest = String(html[start...].prefix { $0 != "\"" })
    }

    /// Returns the number of the view that shows this text.
    func view(labelled label: String) throws -> Int {
        guard
            let end = html.firstRange(of: ">\(label)<")?.lowerBound, let start = html[..<end].ranges(of: "id=\"v").last?.upperBound,
            let number = Int(html[start...].prefix(while: \.isNumber))
        else { throw Unexpected(what: "no view is labelled \(label)") }
        return number
    }
}

/// Collects the parts of a response.
private final class LoadedPageHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let promise: EventLoopPromise<LoadedPage>
    private var head: HTTPResponseHead?
    private var body = ByteBuffer()

    init(promise: EventLoopPromise<LoadedPage>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(var part): body.writeBuffer(&part)
        case .end:
            if let head { promise.completeWith(Result { try LoadedPage(head: head, body: body) }) }
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { promise.fail(ChannelError.eof) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(error)
        context.close(promise: nil)
    }
}
