import BelvedereCore

/// The writes of a store as a list sees them, from the moment it was asked for.
///
/// ```swift
/// for await set in store.changes(in: .all) {
///     switch set.kind {
///     case .edits(let changes): changes.forEach(apply)
///     case .reload: await readAgain()
///     }
/// }
/// ```
/// Ends when the task that reads it is cancelled or the store is closed. Keeps at most ``capacity`` sets for a reader
/// that is slow; one that falls further behind gets a ``ContactChangeSet/Kind/reload`` in their place, never a gap.
/// For one reader.
public struct ContactChanges: AsyncSequence, Sendable {
    /// How many sets are kept for a slow reader.
    public static let capacity = 256

    let reader: Reader

    public func makeAsyncIterator() -> Iterator { Iterator(reader) }

    /// Delivers the sets, and a reload where some are not known any more.
    public struct Iterator: AsyncIteratorProtocol {
        private let reader: Reader
        private var position: Int
        private var logs: SharedValues<ContactChangeLog>.Iterator
        /// The writes as they were last looked at, while some of them are still to be delivered.
        private var log: ContactChangeLog?

        init(_ reader: Reader) {
            self.reader = reader
            position = reader.position
            logs = reader.feed.log.values.makeAsyncIterator()
        }

        public mutating func next() async -> ContactChangeSet? {
            await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> ContactChangeSet? {
            while true {
                if let (set, position) = log?.next(after: position, in: reader.query) {
                    self.position = position
                    return set
                }
                if log?.isClosed == true { return nil }
                log = nil
                log = await logs.next(isolation: actor)
                if log == nil { return nil }
            }
        }
    }

    /// Somebody who looks at a list, known to the feed for as long as this object is there.
    final class Reader: Sendable {
        let feed: ContactChangeFeed
        let query: ContactQuery
        /// The number of writes that had been told of when the reader came.
        let position: Int

        init(feed: ContactChangeFeed, query: ContactQuery, position: Int) {
            self.feed = feed
            self.query = query
            self.position = position
        }

        deinit { feed.removeReader(of: query) }
    }
}
