internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// Sends the frames of a session through a socket. It sends one frame at a time, and the next one when the socket has written the frame
/// before.
final class SocketOutlet: FrameOutlet {
    private struct State {
        var isBusy = false
        var hasEnded = false
        /// Called when the socket is ready again, if the session wanted to send while it was busy.
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
        // A WebSocket must send nothing after its close frame (RFC 6455, section 5.5.1).
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

    /// Whether the server has sent a close frame to the page.
    var hasEnded: Bool { state.withLock(\.hasEnded) }

    /// Sends a close frame with a code that gives the reason. The socket is closed when the page has answered, or after one second. If this
    /// is called again, it does nothing.
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
