import BelvedereCore

/// The sequence of a store's writes, as changes of one list. It begins with the first write after the call of
/// ``ContactStore/changes(in:)``.
///
/// ```swift
/// for await set in store.changes(in: .all) {
///     switch set.kind {
///     case .edits(let changes): changes.forEach(apply)
///     case .reload: await readAgain()
///     }
/// }
/// ```
/// The sequence ends when the task that reads it is cancelled or the store is closed. It keeps at most ``capacity`` change sets for a slow
/// reader. A reader that misses more receives one ``ContactChangeSet/Kind/reload`` in place of the missed ones, so no change is lost. Only
/// one task may read a sequence.
public struct ContactChanges: AsyncSequence, Sendable {
    /// The largest number of change sets that are kept for a slow reader.
    public static let capacity = 256

    let reader: Reader

    public func makeAsyncIterator() -> Iterator { Iterator(reader) }

    /// Delivers the change sets. If some are no longer kept, it delivers a reload in their place.
    public struct Iterator: AsyncIteratorProtocol {
        private let reader: Reader
        private var position: Int
        private var logs: SharedValues<ContactChangeLog>.Iterator
        /// The log that was read last, as long as it contains writes that were not delivered yet.
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

    /// The registration of one reader of a list. The feed counts the list's readers until this object is freed.
    final class Reader: Sendable {
        let feed: ContactChangeFeed
        let query: ContactQuery
        /// The number of published writes when the reader was created.
        let position: Int

        init(feed: ContactChangeFeed, query: ContactQuery, position: Int) {
            self.feed = feed
            self.query = query
            self.position = position
        }

        deinit { feed.removeReader(of: query) }
    }
}
