import NIOCore
import NIOHTTP1

/// Answers requests with the files of the site.
final class EchoPageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private var path = ""

    init(site: Site) { self.site = site }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): path = head.uri
        case .body: break
        case .end: answer(context)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        let file = site.file(at: path)
        var head = HTTPResponseHead(version: .http1_1, status: file == nil ? .notFound : .ok)
        head.headers.add(name: "Content-Length", value: String(file?.content.readableBytes ?? 0))
        if let file {
            head.headers.add(name: "Content-Type", value: file.type)
            // The gallery sends the same header with its pages. The measuring program adds a second header to the pages of both servers.
            // With these two headers, the clock of a page counts in microseconds.
            head.headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
        }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if let file { context.write(wrapOutboundOut(.body(.byteBuffer(file.content))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
