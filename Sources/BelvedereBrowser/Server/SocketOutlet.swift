internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The way out of a session through a socket: one frame at a time, and the next when the socket has taken the last.
final class SocketOutlet: FrameOutlet {
    private struct State {
        var isBusy = false
        var hasEnded = false
        /// Wakes who wanted to send while the socket was busy.
        var wake: (@Sendable () -> Void)?
    }

    private let channel: any Channel
    private let registry: SessionRegistry
    private let state = Mutex(State())

    init(channel: any Channel, registry: SessionRegistry) {
        self.channel = channel
        self.registry = registry
    }

    func isReady(orElse wake: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.isBusy { state.wake = wake }
            return !state.isBusy && !state.hasEnded
        }
    }

    func send(_ frame: [UInt8]) {
        let isOver = state.withLock { state in
            state.isBusy = true
            return state.hasEnded
        }
        // Nothing follows a close frame (RFC 6455, section 5.5.1).
        if isOver { return }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: frame))
        channel.writeAndFlush(frame).whenComplete { [self] _ in
            let wake = state.withLock { state in
                defer { state = State(hasEnded: state.hasEnded) }
                return state.wake
            }
            wake?()
        }
    }

    func endReplaced() { end(CloseCode.replaced) }
    func endDismissed() { end(CloseCode.dismissed) }
    func endClosed() { end(registry.isShuttingDown ? .goingAway : CloseCode.ended) }

    /// Whether the page has been told that this is the end.
    var hasEnded: Bool { state.withLock(\.hasEnded) }

    /// Says why, and closes when the page has answered, or if it does not answer soon. Only the first reason counts.
    func end(_ code: WebSocketErrorCode) {
        let isFirst = state.withLock { state in
            defer { state.hasEnded = true }
            return !state.hasEnded
        }
        guard isFirst else { return }
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data), promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(1)) { [channel] in channel.close(promise: nil) }
    }
}
