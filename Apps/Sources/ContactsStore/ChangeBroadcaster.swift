import ContactsModel
import Synchronization

/// Hands each write to everybody who looks, in the order of the writes.
final class ChangeBroadcaster: Sendable {
    private let state: Mutex<State>

    private struct State {
        /// The version that our own writes have reached or are about to reach; a higher one in the file is another's.
        var version: Int
        var next = 0
        var readers: [Int: (query: ContactQuery, continuation: AsyncStream<ContactChangeSet>.Continuation)] = [:]
        var isClosed = false
    }

    init(version: Int) {
        state = Mutex(State(version: version))
    }

    /// The lists somebody looks at.
    var queries: Set<ContactQuery> {
        state.withLock { Set($0.readers.values.map(\.query)) }
    }

    func changes(in query: ContactQuery) -> ContactChanges {
        let (changes, continuation) = ContactChanges.make()
        let number: Int? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.next += 1
            state.readers[state.next] = (query, continuation)
            return state.next
        }
        guard let number else {
            continuation.finish()
            return changes
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.readers.removeValue(forKey: number) }
        }
        return changes
    }

    /// Told before a commit, so that a reader who sees the commit first does not take it for another process's.
    func expect(_ version: Int) {
        state.withLock { $0.version = version }
    }

    /// Whether a version can only have come from another process.
    func isForeign(_ version: Int) -> Bool {
        state.withLock { version > $0.version }
    }

    /// Tells everybody of a committed write. A list that was opened while the write was being made is not among the
    /// changes; it cannot know on which side of the write it began, and reads again.
    func publish(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        let readers = state.withLock { Array($0.readers.values) }
        for reader in readers {
            reader.continuation.yield(ContactChangeSet(version: version, kind: changes[reader.query] ?? .reload))
        }
    }

    /// Tells everybody of another process's write, once.
    func publishForeign(_ version: Int) {
        let isNew = state.withLock { state in
            defer { state.version = max(state.version, version) }
            return version > state.version
        }
        if isNew { publish(version, [:]) }
    }

    /// Ends every list's changes.
    func close() {
        let readers = state.withLock { state in
            state.isClosed = true
            defer { state.readers = [:] }
            return Array(state.readers.values)
        }
        for reader in readers { reader.continuation.finish() }
    }
}
