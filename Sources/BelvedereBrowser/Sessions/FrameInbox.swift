internal import Synchronization

/// Frames on their way from a socket's event loop to its session, in their order and without a hop for each.
final class FrameInbox: Sendable {
    /// From here on the socket is not read until the session has caught up.
    static let limit = 64

    private struct State {
        var texts: [String] = []
        var isBeingEmptied = false
        var hasBeenFull = false
    }

    private let state = Mutex(State())

    /// What follows from a text that was put in.
    struct Consequence {
        /// Nobody is emptying the inbox, so the caller has to do it.
        var mustEmpty: Bool
        var isFull: Bool
    }

    func append(_ text: String) -> Consequence {
        state.withLock { state in
            state.texts.append(text)
            let isFull = state.texts.count >= Self.limit
            if isFull { state.hasBeenFull = true }
            defer { state.isBeingEmptied = true }
            return Consequence(mustEmpty: !state.isBeingEmptied, isFull: isFull)
        }
    }

    /// All that is there, or `nil` when nothing is, which ends the emptying.
    func takeAll() -> [String]? {
        state.withLock { state in
            if state.texts.isEmpty {
                state.isBeingEmptied = false
                return nil
            }
            defer { state.texts = [] }
            return state.texts
        }
    }

    /// Puts back what was taken and not handled. It comes first again, and the caller goes on emptying the inbox.
    func putBack(_ texts: ArraySlice<String>) {
        state.withLock { $0.texts = texts + $0.texts }
    }

    /// Whether the inbox has been full since this was asked last, so that its socket is not being read.
    func takeFullness() -> Bool {
        state.withLock { state in
            defer { state.hasBeenFull = false }
            return state.hasBeenFull
        }
    }
}
