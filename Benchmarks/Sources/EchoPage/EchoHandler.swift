import NIOCore
import NIOWebSocket

/// Answers each message with the number of messages so far.
final class EchoHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            count += 1
            let answer = WebSocketFrame(fin: true, opcode: .text, data: context.channel.allocator.buffer(string: String(count)))
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        case .connectionClose: context.close(promise: nil)
        default: break
        }
    }
}
