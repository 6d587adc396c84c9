@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import HTTPTypes
internal import Logging
internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The last handler of a page's socket. It reads the greeting (the first message of the page), passes later frames to the session, and
/// notifies the session when the page disconnects.
///
/// It lives on the socket's event loop and starts a task only for arrived frames. So a page on which nothing happens has no suspended task.
/// The session sends through a ``SocketOutlet``.
final class LiveHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum Phase {
        case greeting
        /// The host is looking for the page's session, or is making one.
        case joining
        case live(BrowserSession, connection: Int)
        case over
    }

    /// The time within which a page must send its first message, the greeting.
    private static let patience = TimeAmount.seconds(10)

    private let host: HostCore
    private let visitor: Visitor
    /// The headers of the request for the socket. They are needed when the greeting arrives.
    private var headers: HTTPFields
    private let isSecure: Bool
    private let inbox = FrameInbox()
    /// The task that handles the waiting frames on a thread of the session, if that takes too long for the event loop.
    private var emptying: Task<Void, Never>?
    private var phase = Phase.greeting
    private var outlet: SocketOutlet?
    private let reading: ReadControl
    /// The deadline of the greeting. It is not a scheduled task of swift-nio, because cancelling such a task searches the tasks of all
    /// sockets.
    private let deadline = ConnectionDeadline()

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
        deadline.set(context.eventLoop.now + Self.patience, on: context.eventLoop) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if case .over = phase, frame.opcode != .connectionClose { return }
        switch frame.opcode {
        case .text: read(frame, context)
        case .binary: refuse(.notText, context)
        case .ping:
            // Do not answer a ping of a client that does not read. Otherwise the answers would fill the memory.
            if !context.channel.isWritable { return }
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose:
            emptyIfNeeded(context)
            // If the server has sent a close frame, this is the page's answer to it, so close. A second close frame would be an error (RFC
            // 6455, section 5.5.1).
            if outlet?.hasEnded == true { return context.close(promise: nil) }
            guard let answer = CloseCode.answer(to: frame.unmaskedData) else { return refuse(.frame, context) }
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: answer)))
                .whenComplete { _ in channel.close(promise: nil) }
        default: break
        }
    }

    /// Handles together all frames that arrived with one read of the socket.
    func channelReadComplete(context: ChannelHandlerContext) {
        emptyIfNeeded(context)
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline.cancel()
        leaveForGood(context)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            // The process is ending. Do not pass this event on, because the next handlers would close the socket without a close frame.
            let (registry, channel) = (host.registry, context.channel)
            Task { await registry.shutDown() }
            // A client that does not read must not delay the end of the process.
            context.eventLoop.scheduleTask(in: TimeAmount(host.options.shutdownTimeout)) { channel.close(promise: nil) }
        case is FrameMeter.Violation:
            if case .over = phase { return }
            refuse(.frame, context)
        case ChannelEvent.inputClosed:
            // The page has closed its sending side, so it sends no more frames and needs no session.
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
        inbox.append(text)
        if inbox.isFull { reading.hold(.fullInbox) }
    }

    /// Passes the waiting frames to the session: on this thread if that is quick, and otherwise on a thread of the session.
    private func emptyIfNeeded(_ context: ChannelHandlerContext) {
        guard case .live(let session, let connection) = phase, inbox.beginEmptying() else { return }
        let inbox = inbox
        if session.account.mayRunOnLoop() {
            let start = ContinuousClock.now, used = session.account.processorTime
            let end = start + TurnPlacement.limit
            if let outcome = session.atOnce({ $0.receiveAll(from: inbox, on: connection, until: end) }) {
                session.account.noteTurn(of: .now - start)
                session.account.charge(session.account.processorTime - used)
                guard case .success(.isUnfinished) = outcome else { return follow(outcome, of: session, context) }
            }
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        emptying = Task(executorPreference: session.taskExecutor) {
            let outcome = await session.receiveInTurns(from: inbox, on: connection)
            loop.execute {
                let (handler, context) = bound.value
                // The next such task may have started already. Do not remove it.
                if !inbox.isBeingEmptied { handler.emptying = nil }
                handler.follow(outcome, of: session, context)
            }
        }
    }

    /// Acts on the result after the session has handled frames: for example, it removes the session if the person has closed the page.
    private func follow(
        _ outcome: Result<BrowserSession.Reception, ProtocolViolation>, of session: BrowserSession, _ context: ChannelHandlerContext
    ) {
        switch outcome {
        case .success(.goesOn):
            if !inbox.isFull { reading.release(.fullInbox) }
        case .success(.isOver): remove(session)
        case .success(.isStale), .success(.isUnfinished): break
        case .failure(let violation):
            refuse(violation, context)
            // Remove the session even if the page has disconnected meanwhile.
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
        deadline.cancel()
        phase = .joining
        // Stop reading until there is a session that can handle frames.
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
                // Close without a close frame, as for a socket whose cookie is unknown. The page then requests its own address, which makes
                // its cookie known.
                if error is HostCore.NotServed { return loop.execute { bound.value.1.close(promise: nil) } }
                outlet.end(CloseCode.code(for: error))
                loop.execute {
                    let (handler, context) = bound.value
                    handler.end(context)
                }
            }
        }
    }

    private func join(_ session: BrowserSession, _ connection: Int, _ context: ChannelHandlerContext) {
        // The page may have broken the protocol while the host made its session.
        guard case .joining = phase else { return remove(session) }
        phase = .live(session, connection: connection)
        session.account.connect()
        reading.session = session
        // Count the greeting as a frame too. Otherwise pages could send greetings without a limit.
        _ = session.frames.withLock { $0.spend(at: context.eventLoop.now) }
        reading.release(.joining)
        if !context.channel.isActive { leaveForGood(context) }
    }

    /// From now on, ignores all frames of the page, except the page's answer to a close frame.
    private func end(_ context: ChannelHandlerContext) {
        phase = .over
        reading.release([.joining, .fullInbox])
    }

    private func remove(_ session: BrowserSession) {
        let registry = host.registry
        Task { await registry.remove(session) }
    }

    /// Handles the end of the connection. If the host is still making the session, the handler detaches the session from the connection as
    /// soon as the session is ready.
    private func leaveForGood(_ context: ChannelHandlerContext) {
        emptyIfNeeded(context)
        guard case .live(let session, let connection) = phase else { return }
        phase = .over
        // The process is ending and closes all sessions. Do not use its threads for anything else.
        if host.registry.isShuttingDown { return }
        leave(session, connection)
    }

    /// Detaches the session from this connection. The host stores the session for a while, because the page may connect again.
    private func leave(_ session: BrowserSession, _ connection: Int) {
        session.account.disconnect()
        let (registry, emptying) = (host.registry, emptying)
        Task(executorPreference: session.taskExecutor) {
            // First let the session handle the last frames of the page.
            await emptying?.value
            await session.detach(connection)
            // If the page has already connected again, the session has a new connection. Do not store it as a session that waits for its
            // page.
            guard await session.isDetached else { return }
            await registry.hold(session, bytes: await session.keptBytes)
            // If the page connected again between the two lines above, its session was not yet in the list of waiting sessions. Remove it
            // from this list now.
            if await !session.isDetached { registry.unhold(session) }
        }
    }

    /// Closes the connection of a page that has broken the protocol.
    private func refuse(_ violation: ProtocolViolation, _ context: ChannelHandlerContext) {
        host.report(violation)
        let outlet = outlet ?? SocketOutlet(channel: context.channel, registry: host.registry)
        self.outlet = outlet
        outlet.end(CloseCode.code(for: violation))
        if case .live(let session, _) = phase { remove(session) }
        end(context)
    }
}
