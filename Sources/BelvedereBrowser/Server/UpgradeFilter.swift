internal import NIOCore
internal import NIOHTTP1

/// Sees to it that a request to become a socket either can, or is answered as any other request.
///
/// swift-nio 2.101 loses the head of a request whose upgrade nobody takes (apple/swift-nio#2632): the HTTP pipeline would
/// see the end of a request that never began. So the `Upgrade` header of such a request is hidden.
///
/// Only the first request of a connection can upgrade. A reverse proxy that keeps connections and uses them for whoever
/// comes would sooner or later ask for a socket on a used one. So a connection ends with its request if it comes through a
/// proxy, or if a socket was asked for on it in vain. The `Connection` header that the server then sees says so (RFC 9112,
/// section 9.6).
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let accepts: (HTTPRequestHead) -> Bool
    private let isProxy: (String?) -> Bool
    private var isFirst = true

    /// - Parameters:
    ///   - accepts: whether a request may become a socket.
    ///   - isProxy: whether an address is that of a proxy that is trusted.
    init(accepts: @escaping (HTTPRequestHead) -> Bool, isProxy: @escaping (String?) -> Bool) {
        self.accepts = accepts
        self.isProxy = isProxy
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        let asksForSocket = head.headers.contains(name: "Upgrade")
        if asksForSocket, isFirst, accepts(head) {
            context.fireChannelRead(data)
            // What follows is no request.
            return context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }
        isFirst = false
        let isThroughProxy =
            ["Via", "Forwarded", "X-Forwarded-For"].contains { head.headers.contains(name: $0) }
            || isProxy(context.channel.remoteAddress?.ipAddress)
        if asksForSocket || isThroughProxy {
            head.headers.remove(name: "Upgrade")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
