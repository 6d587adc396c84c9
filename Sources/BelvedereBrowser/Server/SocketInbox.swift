internal import Synchronization

/// Texts on their way from a socket's event loop to its session, in their order and without a hop for each.
final class SocketInbox: Sendable {
    /// From here on the socket is not read until the session has caught up.
    static let limit = 64

    private struct State {
        var texts: [String] = []
        var isBeingEmptied = false
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
            defer { state.isBeingEmptied = true }
            return Consequence(mustEmpty: !state.isBeingEmptied, isFull: state.texts.count >= Self.limit)
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
}
