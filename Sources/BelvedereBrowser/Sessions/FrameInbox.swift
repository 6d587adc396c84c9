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
        /// Nobody is emptying the inbox: whoever put the text in has to see to it.
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

    /// Gives back what was taken and not handled; it comes first again. Whoever empties the inbox goes on doing so.
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
