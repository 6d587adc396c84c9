@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import HTTPTypes
internal import Logging
internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The server's end of a page's socket: greets, hands what comes to the session, and tells it when the page has gone.
///
/// It lives on the socket's event loop and starts a task only when something has come, so that a page whose person reads
/// costs no suspended tasks. What the session sends goes through a ``SocketOutlet``.
final class LiveHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum Phase {
        case greeting
        /// The session is being found or made.
        case joining
        case live(BrowserSession, connection: Int)
        case over
    }

    /// How long a page may take to greet.
    private static let patience = TimeAmount.seconds(10)

    private let host: HostCore
    private let visitor: Visitor
    /// Kept until the page has greeted.
    private var headers: HTTPFields
    private let isSecure: Bool
    private let inbox = FrameInbox()
    /// Whether the inbox has something that nobody is taking out.
    private var mustEmpty = false
    /// Takes what is in the inbox out where the session runs, while there is something.
    private var emptying: (number: Int, task: Task<Void, Never>)?
    private var lastEmptying = 0
    private var phase = Phase.greeting
    private var outlet: SocketOutlet?
    private let reading: ReadControl
    private var deadline: Scheduled<Void>?

    init(host: HostCore, visitor: Visitor, headers: HTTPFields, isSecure: Bool, reading: ReadControl) {
        self.host = host
        self.visitor = visitor
        self.headers = headers
        self.isSecure = isSecure
        self.reading = reading
    }

    // MARK: The socket

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if case .over = phase, frame.opcode != .connectionClose { return }
        switch frame.opcode {
        case .text: read(frame, context)
        case .binary: refuse(.notText, context)
        case .ping:
            // A client that reads no answers gets none, or they would pile up.
            if !context.channel.isWritable { return }
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose:
            emptyIfNeeded(context)
            // A page that has said why only waits for this. A second close frame would be an error (RFC 6455, section 5.5.1).
            if outlet?.hasEnded == true { return context.close(promise: nil) }
            var data = frame.unmaskedData
            let answer = data.readSlice(length: min(2, data.readableBytes)) ?? ByteBuffer()
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: answer)))
                .whenComplete { _ in channel.close(promise: nil) }
        default: break
        }
    }

    /// What came together is answered together.
    func channelReadComplete(context: ChannelHandlerContext) {
        emptyIfNeeded(context)
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        leaveForGood(context)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            // The process ends. Not passed on, because the handlers behind would close without a word.
            let (registry, channel) = (host.registry, context.channel)
            Task { await registry.shutDown() }
            // A peer that takes nothing any more must not hold up the end of the process.
            context.eventLoop.scheduleTask(in: TimeAmount(host.options.shutdownTimeout)) { channel.close(promise: nil) }
        case is FrameMeter.Violation:
            if case .over = phase { return }
            refuse(.frame, context)
        case ChannelEvent.inputClosed:
            // A page says nothing more: nobody is left to show anything to.
            context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        host.logger.debug("A socket was cut: \(error)")
        context.close(promise: nil)
    }

    // MARK: Texts

    private func read(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        let bytes = frame.unmaskedData
        guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else { return refuse(.notText, context) }
        switch phase {
        case .greeting: greet(text, context)
        case .live: deliver(text)
        case .joining, .over: break
        }
    }

    private func deliver(_ text: String) {
        let consequence = inbox.append(text)
        if consequence.isFull { reading.hold(.fullInbox) }
        if consequence.mustEmpty { mustEmpty = true }
    }

    /// Hands what has come to the session: on this thread if that is quick, else where the session runs.
    private func emptyIfNeeded(_ context: ChannelHandlerContext) {
        guard mustEmpty, case .live(let session, let connection) = phase else { return }
        mustEmpty = false
        let inbox = inbox
        if session.placement.withLock({ $0.mayRunOnLoop() }) {
            let start = ContinuousClock.now
            let end = start + TurnPlacement.limit
            if let outcome = session.atOnce({ $0.receiveAll(from: inbox, on: connection, until: end) }) {
                session.placement.withLock { $0.hasRunOnLoop(for: .now - start) }
                guard case .success(.isUnfinished) = outcome else { return follow(outcome, of: session, context) }
            }
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        lastEmptying += 1
        let number = lastEmptying
        let task = Task(executorPreference: session.taskExecutor) {
            let outcome = await session.receiveAll(from: inbox, on: connection)
            loop.execute {
                let (handler, context) = bound.value
                if handler.emptying?.number == number { handler.emptying = nil }
                handler.follow(outcome, of: session, context)
            }
        }
        emptying = (number, task)
    }

    /// Does what follows from what the session has made of its frames.
    private func follow(
        _ outcome: Result<BrowserSession.Reception, ProtocolViolation>, of session: BrowserSession, _ context: ChannelHandlerContext
    ) {
        switch outcome {
        case .success(.goesOn):
            if inbox.takeFullness() { reading.release(.fullInbox) }
        case .success(.isOver): remove(session)
        case .success(.isStale), .success(.isUnfinished): break
        case .failure(let violation):
            refuse(violation, context)
            // Also if the page has gone meanwhile.
            remove(session)
        }
    }

    // MARK: The session

    private func greet(_ text: String, _ context: ChannelHandlerContext) {
        let greeting: Greeting
        do throws(ProtocolViolation) {
            greeting = try Greeting(text)
        } catch {
            return refuse(error, context)
        }
        deadline?.cancel()
        deadline = nil
        phase = .joining
        // More is read when there is somebody to say it to.
        reading.hold(.joining)
        let outlet = SocketOutlet(channel: context.channel, registry: host.registry)
        self.outlet = outlet
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let (host, visitor, headers, isSecure, loop) = (host, visitor, headers, isSecure, context.eventLoop)
        self.headers = HTTPFields()
        Task {
            do {
                let (session, connection) = try await host.session(for: greeting, visitor, headers, isSecure: isSecure, outlet)
                loop.execute {
                    let (handler, context) = bound.value
                    handler.join(session, connection, context)
                }
            } catch {
                host.logBudget.write("refusal") { host.logger.notice("A session was refused: \(error)\($0)") }
                outlet.end(CloseCode.code(for: error))
                loop.execute {
                    let (handler, context) = bound.value
                    handler.end(context)
                }
            }
        }
    }

    private func join(_ session: BrowserSession, _ connection: Int, _ context: ChannelHandlerContext) {
        // It may have said what no page says meanwhile.
        guard case .joining = phase else { return remove(session) }
        phase = .live(session, connection: connection)
        reading.release(.joining)
        if !context.channel.isActive { leaveForGood(context) }
    }

    /// Nothing that comes counts any more, but the answer to the close frame is waited for.
    private func end(_ context: ChannelHandlerContext) {
        phase = .over
        reading.release([.joining, .fullInbox])
    }

    private func remove(_ session: BrowserSession) {
        let registry = host.registry
        Task { await registry.remove(session) }
    }

    /// The connection is over. A session that is still being made is left when it is there.
    private func leaveForGood(_ context: ChannelHandlerContext) {
        emptyIfNeeded(context)
        guard case .live(let session, let connection) = phase else { return }
        leave(session, connection)
        phase = .over
    }

    /// The page has gone: perhaps it comes back.
    private func leave(_ session: BrowserSession, _ connection: Int) {
        let (registry, emptying) = (host.registry, emptying?.task)
        Task(executorPreference: session.taskExecutor) {
            // What the page said last comes first.
            await emptying?.value
            await session.detach(connection)
            // Another connection of the same page may have taken over already.
            guard await session.isDetached else { return }
            await registry.hold(session, bytes: await session.keptBytes)
            // One that came between the two lines above found a session that was not held yet.
            if await !session.isDetached { registry.unhold(session) }
        }
    }

    /// Ends what says things that no page says.
    private func refuse(_ violation: ProtocolViolation, _ context: ChannelHandlerContext) {
        host.report(violation)
        let outlet = outlet ?? SocketOutlet(channel: context.channel, registry: host.registry)
        self.outlet = outlet
        outlet.end(CloseCode.code(for: violation))
        if case .live(let session, _) = phase { remove(session) }
        end(context)
    }
}
