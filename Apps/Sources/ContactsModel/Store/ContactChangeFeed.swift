import BelvedereCore
import Synchronization

/// Where a store says what it has written, and every open list reads what it has not seen yet.
///
/// The writes are shared by all sessions as one value, the newest ``ContactChanges/capacity`` of them. So a session that is busy
/// costs the others nothing: it reads what it has missed when it comes to it, and starts afresh if that is too much.
///
/// ```swift
/// let feed = ContactChangeFeed()
/// let changes = feed.changes(in: .all)
/// feed.publish(1, [.all: .edits([])])
/// ```
public final class ContactChangeFeed: Sendable {
    let log = SharedDynamic(ContactChangeLog(), name: "ContactChangeFeed.log")
    private let readers = Mutex<[ContactQuery: Int]>([:])

    public init() {}

    /// The lists that somebody looks at.
    public var queries: Set<ContactQuery> { readers.withLock { Set($0.keys) } }

    /// The writes from now on, as one list sees them.
    public func changes(in query: ContactQuery) -> ContactChanges {
        readers.withLock { $0[query, default: 0] += 1 }
        return ContactChanges(reader: ContactChanges.Reader(feed: self, query: query, position: log.value.count))
    }

    /// Tells of a write.
    ///
    /// - Parameters:
    ///   - version: the version of the store after the write.
    ///   - changes: what it did to each list. A list that is missing here reads again.
    public func publish(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        log.update { $0.append(version, changes) }
    }

    /// Ends the changes of every list.
    public func close() {
        log.update { $0.isClosed = true }
    }

    func removeReader(of query: ContactQuery) {
        readers.withLock { $0[query] = $0[query].flatMap { $0 > 1 ? $0 - 1 : nil } }
    }
}
