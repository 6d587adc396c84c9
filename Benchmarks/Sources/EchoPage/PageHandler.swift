import NIOCore
import NIOHTTP1

/// Answers requests with the files of the site.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
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
            // As the gallery's pages do; with the other half, which the program that measures adds to both, the page has a
            // clock that counts in microseconds.
            head.headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
        }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if let file { context.write(wrapOutboundOut(.body(.byteBuffer(file.content))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
