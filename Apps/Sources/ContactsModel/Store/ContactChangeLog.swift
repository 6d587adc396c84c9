/// The newest writes of a store, with the number of all writes until now.
struct ContactChangeLog: Sendable {
    private struct Entry: Sendable {
        let version: Int
        let changes: [ContactQuery: ContactChangeSet.Kind]
    }

    private var entries: [Entry] = []
    /// The number of all writes until now, including those that are no longer stored.
    private(set) var count = 0
    var isClosed = false

    mutating func append(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        if isClosed { return }
        if entries.count == ContactChanges.capacity { entries.removeFirst() }
        entries.append(Entry(version: version, changes: changes))
        count += 1
    }

    /// Returns the change set of the next write for a list that has seen `position` writes, and the list's new position. Nil if the list
    /// has seen all writes.
    func next(after position: Int, in query: ContactQuery) -> (set: ContactChangeSet, position: Int)? {
        let first = count - entries.count
        let isGap = position < first
        let index = max(position, first)
        guard index < count else { return nil }
        let entry = entries[index - first]
        return (ContactChangeSet(version: entry.version, kind: isGap ? .reload : entry.changes[query] ?? .reload), index + 1)
    }
}
