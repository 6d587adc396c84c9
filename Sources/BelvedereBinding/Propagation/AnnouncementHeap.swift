/// The few that wait to announce their value and belong far ahead in a long line: the one whose next binding was bound first is
/// on top.
struct AnnouncementHeap {
    private var entries: ContiguousArray<AnnouncementEntry> = []

    @inline(__always)
    var isEmpty: Bool { entries.isEmpty }

    /// The one on top.
    ///
    /// - Precondition: there is one.
    @inline(__always)
    var first: AnnouncementEntry { entries[0] }

    /// - Complexity: O(log *n*)
    mutating func insert(_ entry: AnnouncementEntry) {
        entries.append(entry)
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child].serial < entries[parent].serial else { return }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    /// Takes the one on top.
    ///
    /// - Complexity: O(log *n*)
    /// - Precondition: there is one.
    @inline(never)
    mutating func removeFirst() -> AnnouncementEntry {
        let top = entries[0]
        let last = entries.removeLast()
        guard !entries.isEmpty else { return top }
        entries[0] = last
        var parent = 0
        while true {
            var least = parent
            let left = 2 * parent + 1
            let right = left + 1
            if left < entries.count, entries[left].serial < entries[least].serial { least = left }
            if right < entries.count, entries[right].serial < entries[least].serial { least = right }
            if least == parent { return top }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
