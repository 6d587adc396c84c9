import Synchronization

@testable import BelvedereBrowser

/// A socket that takes a frame when the test says so.
final class ScriptedOutlet: FrameOutlet {
    private struct State {
        var frames: [String] = []
        var endings: [String] = []
        var isBusy = false
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// What was sent, in order.
    var frames: [String] { state.withLock(\.frames) }
    /// The reasons that were given for an end.
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

    /// The socket takes the last frame.
    func takeFrame() {
        let wake = state.withLock { state in
            defer { (state.isBusy, state.wake) = (false, nil) }
            return state.wake
        }
        wake?()
    }
}
