import ContactsModel
import Synchronization

/// Counts the running requests. After the store is closed, it refuses new ones; closing waits until the running ones have ended. SQLite
/// must not be used after its connection is closed.
final class RequestGate: Sendable {
    private let state = Mutex(State())

    private struct State {
        var inside = 0
        var isClosed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    func enter() throws(ContactStoreError) {
        let isClosed = state.withLock { state in
            if !state.isClosed { state.inside += 1 }
            return state.isClosed
        }
        if isClosed { throw ContactStoreError(.closed) }
    }

    func leave() {
        let waiting = state.withLock { state in
            state.inside -= 1
            guard state.isClosed, state.inside == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Refuses all requests from now on, and returns after the last running one has ended. The result is false if `close()` was called
    /// before.
    func close() async -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        await withCheckedContinuation { continuation in
            let isEmpty = state.withLock { state in
                if state.inside > 0 { state.waiting.append(continuation) }
                return state.inside == 0
            }
            if isEmpty { continuation.resume() }
        }
        return isFirst
    }
}
