internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// Decides whether the server reads from a socket. Several reasons can stop the reading, and it continues when none is left. This object is
/// used only on the socket's event loop.
final class ReadControl {
    struct Reasons: OptionSet {
        let rawValue: UInt8
        /// A reason to stop reading: the host is still making the session.
        static let joining = Reasons(rawValue: 1)
        /// A reason to stop reading: many frames wait for the session.
        static let fullInbox = Reasons(rawValue: 2)
        /// A reason to stop reading: frames wait for their turn in ``FrameMeter``.
        static let queue = Reasons(rawValue: 4)
        /// A reason to stop reading: the page has broken the protocol. This reason is never removed.
        static let refusal = Reasons(rawValue: 8)
    }

    /// The session that receives the frames, once it exists. From then on the session's limits count instead of those of the greeting.
    var session: BrowserSession?
    private let channel: any Channel
    private(set) var reasons: Reasons = []
    /// Called when frames that had to wait may be passed on.
    var onRelease: () -> Void = {}

    init(channel: any Channel) {
        self.channel = channel
    }

    /// Whether arrived frames must wait, because the session does not exist yet or has many waiting frames. This does not depend on the
    /// limits of frames per second.
    var holdsFrames: Bool { !reasons.isDisjoint(with: [.joining, .fullInbox]) }

    func hold(_ reason: Reasons) {
        let wasFree = reasons.isEmpty
        reasons.insert(reason)
        if wasFree { setReading(false) }
    }

    func release(_ reason: Reasons) {
        guard !reasons.isDisjoint(with: reason) else { return }
        reasons.subtract(reason)
        if reason != .queue { onRelease() }
        if reasons.isEmpty { setReading(true) }
    }

    private func setReading(_ isReading: Bool) {
        channel.setOption(.autoRead, value: isReading).whenFailure { _ in }
    }
}

/// Drops bytes that arrive although the server has stopped reading from the socket.
///
/// When a client closes its connection, swift-nio reads all remaining bytes at once, even if reading was stopped. Without this limit, the
/// event loop would decode all of them without a break, however many the client had sent.
final class BacklogLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The maximum number of bytes that may arrive while reading is stopped. It is enough for the bytes that were on their way, and for the
    /// last frames of a page.
    static let limit = 32_768

    private let reading: ReadControl
    private var heldBytes = 0

    init(reading: ReadControl) {
        self.reading = reading
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if heldBytes > Self.limit { return }
        if reading.reasons.isEmpty {
            heldBytes = 0
        } else {
            heldBytes += unwrapInboundIn(data).readableBytes
            // Drop all later bytes too. After dropped bytes they would make no sense.
            if heldBytes > Self.limit { return }
        }
        context.fireChannelRead(data)
    }
}

/// Passes on the frames of a socket as fast as ``BrowserOptions`` allows, and refuses forbidden frames.
///
/// Every frame counts, even one without an effect, because reading it costs time too. The event loop handles only a few frames of one
/// socket at a time, so that other sockets need not wait.
final class FrameMeter: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// The event that a frame has broken RFC 6455. The server does not read the bytes after it.
    struct Violation: Sendable {}

    /// The maximum number of frames of one socket that are passed on before the event loop serves other sockets.
    static let framesPerTurn = 16
    /// The shortest time for which a socket waits that has sent too many frames. After this time several frames are handled together, which
    /// costs less.
    private static let shortestPause = TimeAmount.milliseconds(50)

    /// The number of frames that a page may send before it has a session. It needs only one, the greeting.
    static let greetingBurst = 16

    private let reading: ReadControl
    /// The limit of frames until there is a session. The session then has its own limit, which counts all connections of its page.
    private var greetingBudget: FrameBudget
    private var frames = CircularBuffer<WebSocketFrame>(initialCapacity: 2)
    private var isRefused = false
    private var isPaused = false
    /// Whether the event loop will soon call this handler to pass on more frames.
    private var isWaitingForTurn = false
    private var isTakingTurn = false

    init(options: BrowserOptions, reading: ReadControl) {
        self.reading = reading
        greetingBudget = FrameBudget(
            perSecond: options.framesPerSecond, burst: min(Self.greetingBurst, options.frameBurst), now: .distantPast
        )
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
            // Stop reading, because even a discarded frame costs time.
            reading.hold(.refusal)
            return context.fireUserInboundEventTriggered(Violation())
        }
        frames.append(frame)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if frames.isEmpty { return context.fireChannelReadComplete() }
        takeTurn(context)
    }

    /// Passes on the frames that a page sent before its connection ended, including those that had to wait. It passes on only as many as
    /// the limit allows, because it does so without a break.
    func channelInactive(context: ChannelHandlerContext) {
        if !reading.reasons.contains(.joining) { handOnLast(context) }
        context.fireChannelInactive()
    }

    private func handOnLast(_ context: ChannelHandlerContext) {
        while let frame = frames.popFirst() {
            if frame.opcode == .ping || frame.opcode == .pong { continue }
            guard spend(at: context.eventLoop.now) <= .zero else { break }
            context.fireChannelRead(wrapInboundOut(frame))
        }
        frames = []
        context.fireChannelReadComplete()
    }

    private func takeTurn(_ context: ChannelHandlerContext) {
        // Passing on frames can call this method again, while it is still running. Ignore such a call.
        if isTakingTurn { return }
        isTakingTurn = true
        defer { isTakingTurn = false }
        // The session may become ready after its page has disconnected.
        if !context.channel.isActive { return handOnLast(context) }
        var count = 0
        pauseForTime(context)
        while !reading.holdsFrames, !isPaused, !isWaitingForTurn, count < Self.framesPerTurn, let frame = frames.popFirst() {
            count += 1
            let pause = spend(at: context.eventLoop.now)
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

    /// Counts a frame, and returns the time to wait before the next one.
    private func spend(at now: NIODeadline) -> TimeAmount {
        reading.session?.frames.withLock { $0.spend(at: now) } ?? greetingBudget.spend(at: now)
    }

    /// Waits before the next frame if the session has used too much processor time for the frames before it.
    private func pauseForTime(_ context: ChannelHandlerContext) {
        guard !frames.isEmpty, !isPaused, let wait = reading.session?.account.wait, wait > .zero else { return }
        pause(for: max(TimeAmount(wait), Self.shortestPause), context)
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

    /// Whether a client may send a frame (RFC 6455, sections 5.1 and 5.2). A client must mask each frame. The reserved bits and opcodes are
    /// for extensions, which this server does not offer.
    private static func isAllowed(_ frame: WebSocketFrame) -> Bool {
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return false }
        return [.continuation, .text, .binary, .connectionClose, .ping, .pong].contains(frame.opcode)
    }
}

/// Closes connections whose client has disappeared without closing them. It sends a ping in regular intervals, and closes the connection
/// after three pings without any answer.
final class KeepAliveHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let interval: TimeAmount
    private var silentIntervals = 0
    /// The time of the next ping. It is not a scheduled task of swift-nio, because cancelling such a task searches the tasks of all
    /// sockets.
    private let deadline = ConnectionDeadline()

    init(interval: TimeAmount) {
        self.interval = interval
    }

    func handlerAdded(context: ChannelHandlerContext) {
        waitForBeat(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        deadline.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        silentIntervals = 0
        context.fireChannelRead(data)
    }

    private func waitForBeat(_ context: ChannelHandlerContext) {
        deadline.set(context.eventLoop.now + interval, on: context.eventLoop) { [self] in beat(context) }
    }

    private func beat(_ context: ChannelHandlerContext) {
        if silentIntervals == 3 { return context.close(promise: nil) }
        waitForBeat(context)
        silentIntervals += 1
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
    }
}
