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
    /// How many sets wait for a slow reader.
    public static let capacity = 256

    private let stream: AsyncStream<ContactChangeSet>

    /// The receiving end and its sender, to which a store yields one set per version.
    public static func make() -> (changes: ContactChanges, continuation: AsyncStream<ContactChangeSet>.Continuation) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ContactChangeSet.self, bufferingPolicy: .bufferingNewest(capacity)
        )
        return (ContactChanges(stream: stream), continuation)
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator())
    }

    /// Delivers the sets, and a reload where some were dropped.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<ContactChangeSet>.Iterator
        private var last: Int?

        fileprivate init(base: AsyncStream<ContactChangeSet>.Iterator) {
            self.base = base
        }

        public mutating func next() async -> ContactChangeSet? {
            await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> ContactChangeSet? {
            guard let set = await base.next(isolation: actor) else { return nil }
            defer { last = set.version }
            guard let last, set.version > last &+ 1 else { return set }
            return ContactChangeSet(version: set.version, kind: .reload)
        }
    }
}
