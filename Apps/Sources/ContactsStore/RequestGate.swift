import ContactsModel
import Synchronization

/// Lets requests in until the store is closed, and the closing wait for those inside: SQLite must not be asked anything
/// once its connection is gone.
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

    /// Lets nobody in any more; returns when the last one is out. Says whether this was the first closing.
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
