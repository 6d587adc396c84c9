import ContactsModel
import Synchronization

/// Publishes each write of this store to all open lists, in the order of the writes. It also detects writes of other processes.
final class ChangeBroadcaster: Sendable {
    private let feed = ContactChangeFeed()
    /// The store's version after this process's last write, or after its running one. A higher version in the file comes from another
    /// process.
    private let version: Mutex<Int>

    init(version: Int) {
        self.version = Mutex(version)
    }

    /// The queries of all open lists.
    var queries: Set<ContactQuery> { feed.queries }

    func changes(in query: ContactQuery) -> ContactChanges { feed.changes(in: query) }

    /// Records the version of a write before its commit. Otherwise a reader that sees the committed version first would take it for another
    /// process's write.
    func expect(_ version: Int) {
        self.version.withLock { $0 = version }
    }

    /// Returns whether another process must have written a version that was read from the file.
    func isForeign(_ version: Int) -> Bool {
        self.version.withLock { version > $0 }
    }

    /// Publishes a committed write to all open lists. A list that was opened during the write has no entry in `changes`. Its first page may
    /// or may not include the write, so it reads again.
    func publish(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        feed.publish(version, changes)
    }

    /// Publishes another process's write to all open lists, once. The lists then read their rows again.
    func publishForeign(_ version: Int) {
        let isNew = self.version.withLock { known in
            defer { known = max(known, version) }
            return version > known
        }
        if isNew { publish(version, [:]) }
    }

    /// Ends the change sequences of all open lists.
    func close() { feed.close() }
}
