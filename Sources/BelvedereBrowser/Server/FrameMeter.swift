internal import NIOCore
internal import NIOWebSocket

/// Hands the frames of a socket on at the pace that the options allow, and refuses those that no client may send.
///
/// Every frame counts, also one that has no effect, because reading it costs time too. A socket gets a short turn of the
/// event loop at a time, so that the sockets of others have theirs.
final class FrameMeter: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// A frame broke RFC 6455. The bytes after it are not read.
    struct Violation: Sendable {}

    /// The frames that a socket hands on in one turn of the event loop.
    static let framesPerTurn = 16
    /// How long a socket waits that has used up its budget, at least: some frames at a time cost less than one by one.
    private static let shortestPause = TimeAmount.milliseconds(50)

    private let reading: ReadControl
    private var budget: FrameBudget
    private var frames = CircularBuffer<WebSocketFrame>(initialCapacity: 2)
    private var isRefused = false
    private var isPaused = false
    /// Whether the next turn is on its way.
    private var isWaitingForTurn = false
    private var isTakingTurn = false

    init(options: BrowserOptions, reading: ReadControl) {
        self.reading = reading
        budget = FrameBudget(perSecond: options.framesPerSecond, burst: options.frameBurst, now: .distantPast)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        reading.onRelease = { [weak self] in self?.takeTurn(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { reading.onRelease = {} }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isRefused { return }
        let frame = unwrapInboundIn(data)
        guard Self.isAllowed(frame) else {
            isRefused = true
            frames = []
            // Each frame that is read costs time, also one that is thrown away.
            reading.hold(.refusal)
            return context.fireUserInboundEventTriggered(Violation())
        }
        frames.append(frame)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if frames.isEmpty { return context.fireChannelReadComplete() }
        takeTurn(context)
    }

    /// What a page said before the end of its connection counts, also if it had to wait: as much as the budget still allows,
    /// because all of it is handed on at once.
    func channelInactive(context: ChannelHandlerContext) {
        if !reading.reasons.contains(.joining) { handOnLast(context) }
        context.fireChannelInactive()
    }

    private func handOnLast(_ context: ChannelHandlerContext) {
        while let frame = frames.popFirst() {
            if frame.opcode == .ping || frame.opcode == .pong { continue }
            guard budget.spend(at: context.eventLoop.now) <= .zero else { break }
            context.fireChannelRead(wrapInboundOut(frame))
        }
        frames = []
        context.fireChannelReadComplete()
    }

    private func takeTurn(_ context: ChannelHandlerContext) {
        // What is handed on can lead back here.
        if isTakingTurn { return }
        isTakingTurn = true
        defer { isTakingTurn = false }
        // A session can be made after its page has gone.
        if !context.channel.isActive { return handOnLast(context) }
        var count = 0
        while !reading.holdsFrames, !isPaused, !isWaitingForTurn, count < Self.framesPerTurn, let frame = frames.popFirst() {
            count += 1
            let pause = budget.spend(at: context.eventLoop.now)
            if pause > .zero { self.pause(for: max(pause, Self.shortestPause), context) }
            context.fireChannelRead(wrapInboundOut(frame))
        }
        if count > 0 { context.fireChannelReadComplete() }
        if frames.isEmpty, !isPaused { return reading.release(.queue) }
        reading.hold(.queue)
        if isPaused || isWaitingForTurn || reading.holdsFrames { return }
        isWaitingForTurn = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.execute {
            let (meter, context) = bound.value
            meter.isWaitingForTurn = false
            meter.takeTurn(context)
        }
    }

    private func pause(for duration: TimeAmount, _ context: ChannelHandlerContext) {
        isPaused = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: duration) {
            let (meter, context) = bound.value
            meter.isPaused = false
            meter.takeTurn(context)
        }
    }

    /// RFC 6455, sections 5.1 and 5.2: a client masks each frame; the reserved bits and opcodes belong to extensions, of
    /// which there are none.
    private static func isAllowed(_ frame: WebSocketFrame) -> Bool {
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return false }
        return [.continuation, .text, .binary, .connectionClose, .ping, .pong].contains(frame.opcode)
    }
}
