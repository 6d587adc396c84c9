import NIOCore
import NIOWebSocket

/// The client's side of the wire protocol, as far as presses need it.
final class LoadHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = Never
    typealias OutboundOut = WebSocketFrame

    /// The protocol that the server speaks: that of Belvedere, or that of the echo page.
    enum Dialect: Sendable {
        case belvedere(greeting: String)
        /// The server answers each message with one message.
        case echo
    }

    private let dialect: Dialect
    private let greeted: EventLoopPromise<Void>
    private var received = 0
    private var confirmed = 0
    private var sent = 0
    private var presses: Presses?
    private var watch: Watch?
    private var pressed = NIODeadline.now()
    private var latencies: [Int64] = []
    private var acknowledging: Scheduled<Void>?

    init(dialect: Dialect, greeted: EventLoopPromise<Void>) {
        self.dialect = dialect
        self.greeted = greeted
    }

    func handlerAdded(context: ChannelHandlerContext) {
        switch dialect {
        case .belvedere(let greeting): send(greeting, context)
        case .echo: greeted.succeed()
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: take(frame.unmaskedData, context)
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose: context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        acknowledging?.cancel()
        presses?.promise.fail(ChannelError.eof)
        presses = nil
        watch?.promise.fail(ChannelError.eof)
        watch = nil
        context.fireChannelInactive()
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        if let watch = event as? Watch {
            promise?.succeed()
            self.watch = watch
            return
        }
        guard let presses = event as? Presses else { return context.triggerUserOutboundEvent(event, promise: promise) }
        promise?.succeed()
        self.presses = presses
        latencies = []
        press(context)
    }

    // MARK: Frames

    private func take(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
        guard case .belvedere = dialect else { return answered(context) }
        // A frame begins with its number and the number of the last event that the server handled before it.
        var numbers = data.readableBytesView.dropFirst().split(separator: UInt8(ascii: ","), maxSplits: 2).makeIterator()
        received = number(numbers.next())
        let event = number(numbers.next().map { $0.last == UInt8(ascii: "]") ? $0.dropLast() : $0 })
        if received == 1 { greeted.succeed() }
        // A frame with only two numbers changes nothing on the page.
        if let watch, data.readableBytesView.filter({ $0 == UInt8(ascii: ",") }).count > 1 {
            self.watch = nil
            watch.promise.succeed(.now())
        }
        if presses != nil, event >= sent { answered(context) }
        acknowledge(context)
    }

    private func number(_ digits: ByteBufferView?) -> Int {
        digits.map { $0.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) } } ?? 0
    }

    /// Acknowledges frames as a page does: with the next event, or after eight frames, or after a second.
    private func acknowledge(_ context: ChannelHandlerContext) {
        if received - confirmed >= 8 { return send("0 \(received) ", context) }
        if received == confirmed || acknowledging != nil { return }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        acknowledging = context.eventLoop.scheduleTask(in: .seconds(1)) {
            let (handler, context) = bound.value
            handler.acknowledging = nil
            if handler.received > handler.confirmed { handler.send("0 \(handler.received) ", context) }
        }
    }

    private func send(_ text: String, _ context: ChannelHandlerContext) {
        confirmed = received
        let data = context.channel.allocator.buffer(string: text)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: data)), promise: nil)
    }

    // MARK: Presses

    private func press(_ context: ChannelHandlerContext) {
        guard let presses else { return }
        pressed = .now()
        if latencies.count >= presses.count || pressed >= presses.deadline {
            self.presses = nil
            return presses.promise.succeed(latencies)
        }
        sent += 1
        send("\(sent) \(received) \(presses.view) a", context)
    }

    private func answered(_ context: ChannelHandlerContext) {
        latencies.append((.now() - pressed).nanoseconds)
        press(context)
    }
}
