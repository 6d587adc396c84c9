internal import NIOCore
internal import NIOHTTP1

/// Hides the `Upgrade` header of a request that will not become a socket.
///
/// swift-nio 2.101 loses the head of a request whose upgrade nobody takes (apple/swift-nio#2632): the HTTP pipeline would
/// see the end of a request that never began. Only the first request of a connection can upgrade, so the handler leaves
/// after it.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let accepts: (HTTPRequestHead) -> Bool

    init(accepts: @escaping (HTTPRequestHead) -> Bool) {
        self.accepts = accepts
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if head.headers.contains(name: "Upgrade"), !accepts(head) { head.headers.remove(name: "Upgrade") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}
