internal import BelvedereBinding

/// The elements of a ``SharedList``, and its last changes, which some sessions may not have seen yet.
nonisolated struct SharedListState<Element: Sendable & Identifiable>: Sendable {
    /// The number of changes that are stored for sessions that are behind. A session that has missed more changes compares the whole lists.
    static var capacity: Int { 256 }

    private(set) var elements: [Element]
    /// The number of changes so far.
    private(set) var version = 0
    /// The newest changes. The last one led to the present `version`.
    private var changes: [ListChange<Element>] = []

    init(_ elements: [Element]) {
        self.elements = elements
    }

    /// Applies a change.
    mutating func make(_ change: ListChange<Element>) {
        change.apply(to: &elements)
        version += 1
        // Remove half of the stored changes at once, so that the others are moved only once in many changes.
        if changes.count == Self.capacity * 2 { changes.removeFirst(Self.capacity) }
        changes.append(change)
    }

    /// Replaces all elements. Sessions find the differences by comparing the lists.
    mutating func become(_ elements: [Element]) {
        self.elements = elements
        version += changes.count + 1
        changes = []
    }

    /// Returns the changes since a version; `nil` if not all of them are stored any more.
    func changes(since version: Int) -> ArraySlice<ListChange<Element>>? {
        let missed = self.version - version
        return missed <= changes.count ? changes.suffix(missed) : nil
    }
}
