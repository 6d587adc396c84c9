import ContactsModel
import Synchronization

/// Hands each write to everybody who looks, in the order of the writes, and knows which writes are another process's.
final class ChangeBroadcaster: Sendable {
    private let feed = ContactChangeFeed()
    /// The version that our own writes have reached or are about to reach; a higher one in the file is another's.
    private let version: Mutex<Int>

    init(version: Int) {
        self.version = Mutex(version)
    }

    /// The lists somebody looks at.
    var queries: Set<ContactQuery> { feed.queries }

    func changes(in query: ContactQuery) -> ContactChanges { feed.changes(in: query) }

    /// Told before a commit, so that a reader who sees the commit first does not take it for another process's.
    func expect(_ version: Int) {
        self.version.withLock { $0 = version }
    }

    /// Whether a version can only have come from another process.
    func isForeign(_ version: Int) -> Bool {
        self.version.withLock { version > $0 }
    }

    /// Tells everybody of a committed write. A list that was opened while the write was being made is not among the
    /// changes; it cannot know on which side of the write it began, and reads again.
    func publish(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        feed.publish(version, changes)
    }

    /// Tells everybody of another process's write, once.
    func publishForeign(_ version: Int) {
        let isNew = self.version.withLock { known in
            defer { known = max(known, version) }
            return version > known
        }
        if isNew { publish(version, [:]) }
    }

    /// Ends every list's changes.
    func close() { feed.close() }
}
