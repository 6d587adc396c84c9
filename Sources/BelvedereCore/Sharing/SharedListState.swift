internal import BelvedereBinding

/// The elements of a ``SharedList``, and the changes that followers may not have seen yet.
nonisolated struct SharedListState<Element: Sendable & Identifiable>: Sendable {
    /// How many changes are kept for sessions that are late. A session that is later still compares the whole lists.
    static var capacity: Int { 256 }

    private(set) var elements: [Element]
    /// The number of changes so far.
    private(set) var version = 0
    /// The newest changes, the last of which led to this version.
    private var changes: [ListChange<Element>] = []

    init(_ elements: [Element]) {
        self.elements = elements
    }

    /// Makes a change.
    mutating func make(_ change: ListChange<Element>) {
        change.apply(to: &elements)
        version += 1
        // Half of what has been kept goes at once, so that moving up the others is paid for by many changes.
        if changes.count == Self.capacity * 2 { changes.removeFirst(Self.capacity) }
        changes.append(change)
    }

    /// Puts another list in the place of this one. Followers compare the two.
    mutating func become(_ elements: [Element]) {
        self.elements = elements
        version += changes.count + 1
        changes = []
    }

    /// The changes since a version, or nil if there have been too many.
    func changes(since version: Int) -> ArraySlice<ListChange<Element>>? {
        let missed = self.version - version
        return missed <= changes.count ? changes.suffix(missed) : nil
    }
}
