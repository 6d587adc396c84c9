import BelvedereCore
import Synchronization

/// Delivers the writes of a store to all open lists. Each list reads the writes that it has not seen yet.
///
/// All sessions share one value with the newest ``ContactChanges/capacity`` writes. So a slow session does not slow down the others. It
/// reads the missed writes later, and reloads its list if it has missed more than the value contains.
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

    /// The queries of all lists that read the feed now.
    public var queries: Set<ContactQuery> { readers.withLock { Set($0.keys) } }

    /// Returns the sequence of writes from now on, as changes of one list.
    public func changes(in query: ContactQuery) -> ContactChanges {
        readers.withLock { $0[query, default: 0] += 1 }
        return ContactChanges(reader: ContactChanges.Reader(feed: self, query: query, position: log.value.count))
    }

    /// Publishes one write of the store to all lists.
    ///
    /// - Parameters:
    ///   - version: the version of the store after the write.
    ///   - changes: the changes of each list, by the list's query. A list without a value reloads from the store.
    public func publish(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        log.update { $0.append(version, changes) }
    }

    /// Ends the sequences of all lists, because the store closes.
    public func close() {
        log.update { $0.isClosed = true }
    }

    func removeReader(of query: ContactQuery) {
        readers.withLock { $0[query] = $0[query].flatMap { $0 > 1 ? $0 - 1 : nil } }
    }
}
