import Synchronization

@testable import BelvedereBrowser

/// A test double for a socket. It accepts a frame only when the test tells it to.
final class ScriptedOutlet: FrameOutlet {
    private struct State {
        var frames: [String] = []
        var endings: [String] = []
        var isBusy = false
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// The sent frames, in order.
    var frames: [String] { state.withLock(\.frames) }
    /// The reasons for which the session has closed the socket.
    var endings: [String] { state.withLock(\.endings) }

    func isReady(orElse wake: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.isBusy { state.wake = wake }
            return !state.isBusy
        }
    }

    func send(_ frame: [UInt8]) {
        state.withLock { state in
            state.frames.append(String(decoding: frame, as: UTF8.self))
            state.isBusy = true
        }
    }

    func endReplaced() { state.withLock { $0.endings.append("replaced") } }
    func endDismissed() { state.withLock { $0.endings.append("dismissed") } }
    func endClosed() { state.withLock { $0.endings.append("closed") } }

    /// Reports the last frame as sent, so that the session may send the next one.
    func takeFrame() {
        let wake = state.withLock { state in
            defer { (state.isBusy, state.wake) = (false, nil) }
            return state.wake
        }
        wake?()
    }
}
