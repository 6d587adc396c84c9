internal import NIOCore
internal import NIOWebSocket

/// Finds out that a peer has gone without a word: a ping every so often, and the end after three that nothing followed.
final class KeepAliveHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let interval: TimeAmount
    private var silentIntervals = 0
    private var task: RepeatedTask?

    init(interval: TimeAmount) {
        self.interval = interval
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        task = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            let (handler, context) = bound.value
            handler.beat(context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { task?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        task?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        silentIntervals = 0
        context.fireChannelRead(data)
    }

    private func beat(_ context: ChannelHandlerContext) {
        if silentIntervals == 3 { return context.close(promise: nil) }
        silentIntervals += 1
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
    }
}
