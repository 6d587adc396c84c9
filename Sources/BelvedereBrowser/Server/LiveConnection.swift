internal import Belvedere
internal import CoreMetrics
internal import Logging
internal import NIOCore
internal import NIOWebSocket
internal import ServiceLifecycle

/// Carries frames between one socket and one session, for as long as both last.
///
/// Its functions are `@concurrent`: once the session is known they run on the session's executor by the task's
/// preference, and no caller's isolation is in the way of swift-nio's iterators.
struct LiveConnection: Sendable {
    /// Close codes of the protocol, in the range for applications (RFC 6455, section 7.4.2).
    enum CloseCode {
        static let replaced = WebSocketErrorCode.unknown(4000)
        static let ended = WebSocketErrorCode.unknown(4001)
        static let refused = WebSocketErrorCode.unknown(4008)
        static let outdated = WebSocketErrorCode.unknown(4009)
        static let busy = WebSocketErrorCode.unknown(4013)
    }

    /// How a connection ended, seen from the session.
    private enum Ending {
        /// The socket was cut: the page may come back.
        case cut
        /// The page has gone, or has said what no page says.
        case over
    }

    let host: HostCore
    let visitor: Visitor

    @concurrent
    func serve(_ socket: LiveChannel.Socket) async {
        let patience = socket.channel.eventLoop.scheduleTask(in: .seconds(10)) { socket.channel.close(promise: nil) }
        do {
            try await socket.executeThenClose { inbound, outbound in
                var frames = inbound.makeAsyncIterator()
                let greeting: Greeting
                do {
                    guard let first = try await nextText(&frames, outbound) else { return }
                    greeting = try Greeting(first)
                } catch let violation as ProtocolViolation {
                    report(violation)
                    return try await close(outbound, violation.name == ProtocolViolation.version.name ? CloseCode.outdated : CloseCode.refused)
                }
                patience.cancel()
                let session: BrowserSession, connection: Int
                do {
                    (session, connection) = try await host.session(for: greeting, visitor)
                } catch {
                    host.logger.notice("A session was refused: \(error)")
                    return try await close(outbound, error is SessionRegistry.Refusal ? CloseCode.busy : CloseCode.refused)
                }
                try await carry(session, connection, &frames, outbound, socket.channel)
            }
        } catch {
            patience.cancel()
            host.logger.debug("A socket ended: \(error)")
        }
    }

    private typealias Frames = NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator
    private typealias Writer = NIOAsyncChannelOutboundWriter<WebSocketFrame>

    @concurrent
    private func carry(
        _ session: BrowserSession, _ connection: Int, _ frames: inout Frames, _ outbound: Writer,
        _ channel: any Channel
    ) async throws {
        // The writer is a child task of its own; both run on the session's executor, so that handing a frame over costs
        // no change of threads and no step in between can be cut in two.
        let ending: Ending
        do {
            ending = try await withTaskExecutorPreference(session.session.taskExecutor) {
                try await withGracefulShutdownHandler {
                    async let writing: Void = write(session, connection, outbound)
                    let ending = await read(session, connection, &frames, outbound)
                    await session.detach(connection)
                    try await writing
                    return ending
                } onGracefulShutdown: {
                    Task { await host.registry.shutDown() }
                    // A peer that takes nothing any more must not hold up the end of the process.
                    channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
                }
            }
        } catch {
            await session.detach(connection)
            await settle(session, connection, .cut)
            throw error
        }
        await settle(session, connection, ending)
    }

    @concurrent
    private func settle(_ session: BrowserSession, _ connection: Int, _ ending: Ending) async {
        switch ending {
        case .over: await host.registry.remove(session)
        case .cut:
            // Another connection of the same page may have taken over already.
            if await session.isDetached {
                await host.registry.hold(session, bytes: await session.keptBytes)
            }
        }
    }

    /// Sends frame after frame, asking for the next when the socket has taken the last.
    @concurrent
    private func write(_ session: BrowserSession, _ connection: Int, _ outbound: Writer) async throws {
        while let bytes = await session.nextFrame(for: connection) {
            try await outbound.write(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes)))
        }
        if await session.isClosed {
            try await close(outbound, host.registry.isShuttingDown ? .goingAway : CloseCode.ended)
        } else {
            try await close(outbound, CloseCode.replaced)
        }
    }

    @concurrent
    private func read(
        _ session: BrowserSession, _ connection: Int, _ frames: inout Frames, _ outbound: Writer
    ) async -> Ending {
        var budget = FrameBudget(perSecond: host.options.framesPerSecond, burst: host.options.frameBurst, now: .now)
        do {
            while let text = try await nextText(&frames, outbound) {
                switch try await session.receive(text, on: connection) {
                case .goesOn: break
                case .isOver: return .over
                case .isStale: return .cut
                }
                let pause = budget.spend(at: .now)
                if pause > .zero { try await Task.sleep(for: pause) }
            }
        } catch let violation as ProtocolViolation {
            report(violation)
            await session.close()
            return .over
        } catch {
            host.logger.debug("A socket was cut: \(error)")
        }
        return .cut
    }

    /// The next text, after answering what the protocol below ours asks.
    @concurrent
    private func nextText(_ frames: inout Frames, _ outbound: Writer) async throws -> String? {
        while let frame = try await frames.next() {
            switch frame.opcode {
            case .text:
                let bytes = frame.unmaskedData
                guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else { throw ProtocolViolation.notText }
                return text
            case .binary: throw ProtocolViolation.notText
            case .ping: try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
            case .connectionClose:
                var data = frame.unmaskedData
                let answer = data.readSlice(length: min(2, data.readableBytes)) ?? ByteBuffer()
                try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: answer))
                return nil
            default: continue
            }
        }
        return nil
    }

    private func report(_ violation: ProtocolViolation) {
        host.metrics.violations.increment()
        host.logger.warning("\(violation.description)", metadata: ["violation": "\(violation.name)"])
    }

    @concurrent
    private func close(_ outbound: Writer, _ code: WebSocketErrorCode) async throws {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        outbound.finish()
    }
}
