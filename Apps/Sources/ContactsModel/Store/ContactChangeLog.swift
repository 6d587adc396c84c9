/// The newest writes of a store, and how many there were in all.
struct ContactChangeLog: Sendable {
    private struct Entry: Sendable {
        let version: Int
        let changes: [ContactQuery: ContactChangeSet.Kind]
    }

    private var entries: [Entry] = []
    /// The number of writes that were ever told of.
    private(set) var count = 0
    var isClosed = false

    mutating func append(_ version: Int, _ changes: [ContactQuery: ContactChangeSet.Kind]) {
        if isClosed { return }
        if entries.count == ContactChanges.capacity { entries.removeFirst() }
        entries.append(Entry(version: version, changes: changes))
        count += 1
    }

    /// What a list is told that has seen so many writes, if there is more; and how many it has seen then.
    func next(after position: Int, in query: ContactQuery) -> (set: ContactChangeSet, position: Int)? {
        let first = count - entries.count
        let isGap = position < first
        let index = max(position, first)
        guard index < count else { return nil }
        let entry = entries[index - first]
        return (ContactChangeSet(version: entry.version, kind: isGap ? .reload : entry.changes[query] ?? .reload), index + 1)
    }
}
