/// A queue of the nodes (dynamics) that wait to announce their values. The order is the order in which their bindings were made: first the
/// node whose next binding is the oldest. So a listener that ends later bindings, such as a parent's listener, is called before them.
///
/// A change spreads through derived values layer by layer, so the nodes mostly arrive in a few sorted sequences. Two lines store one
/// sequence each. A node that arrives a few positions too late is moved forward in its line. A heap stores all nodes that fit into no line.
/// The next node is the first of the two lines and the heap.
struct AnnouncementQueue {
    /// A waiting node in the queue. A node may have several entries. When the second one is reached, all listeners have been notified, so
    /// it does nothing.
    struct Entry {
        /// The serial number of the node's binding that is notified next.
        let serial: UInt64
        let node: Borrowed<DynamicNode>
        /// The number of assignments by listeners, each caused by the one before, that have led to this entry; see `Propagation.depth`.
        let depth: Int32
    }

    /// The maximum number of positions by which an entry is moved forward in a line.
    private static let longestWay = 8

    private var line = Buffer<Entry>()
    private var secondLine = Buffer<Entry>()
    private var heap = Buffer<Entry>()
    /// Whether all entries are in the first of the two lines (sorted sequences of entries).
    private var isOneLine = true

    /// The serial number of the first entry's binding; the highest number if the queue is empty.
    var nextSerial: UInt64 {
        isOneLine ? serial(line) : min(serial(line), serial(secondLine), serial(heap))
    }

    /// Returns whether the first entry belongs to this node.
    func isNext(_ node: DynamicNode) -> Bool {
        let next = nextSerial
        func isNext(in buffer: Buffer<Entry>) -> Bool {
            !buffer.isEmpty && buffer.first.serial == next && buffer.first.node == Borrowed(node)
        }
        return isNext(in: line) || isNext(in: secondLine) || isNext(in: heap)
    }

    /// - Complexity: O(1) for an entry at the end of the first line, otherwise O(log *n*).
    @inline(__always)
    mutating func append(_ entry: Entry) {
        if isOneLine, line.isEmpty || line.last.serial <= entry.serial { line.append(entry) } else { insert(entry) }
    }

    /// - Complexity: O(1) if only the first line has entries, otherwise O(log *n*).
    @inline(__always)
    mutating func popFirst() -> Entry? { isOneLine ? line.popFirst() : popFirstOfAll() }

    /// Frees the additional memory after an unusually large change.
    @inline(__always)
    mutating func shrink() {
        line.shrink()
        secondLine.shrink()
        heap.shrink()
    }

    func deallocate() {
        line.deallocate()
        secondLine.deallocate()
        heap.deallocate()
    }

    @inline(__always)
    private func serial(_ buffer: Buffer<Entry>) -> UInt64 { buffer.isEmpty ? .max : buffer.first.serial }

    @inline(never)
    private mutating func popFirstOfAll() -> Entry? {
        let (first, second, third) = (serial(line), serial(secondLine), serial(heap))
        if third < min(first, second) { return removeFirstOfHeap() }
        if second < first { return secondLine.popFirst() }
        isOneLine = secondLine.isEmpty && heap.isEmpty
        return line.popFirst()
    }

    /// Adds an entry that does not fit at the end of the first line.
    @inline(never)
    private mutating func insert(_ entry: Entry) {
        if Self.insert(entry, into: &line) { return }
        isOneLine = false
        if !Self.insert(entry, into: &secondLine) { insertIntoHeap(entry) }
    }

    /// Adds an entry to a line, if it belongs at the end of the line or near it.
    ///
    /// - Returns: Whether the entry was added.
    private static func insert(_ entry: Entry, into line: inout Buffer<Entry>) -> Bool {
        let end = line.count
        guard end <= longestWay || line[end - longestWay - 1].serial <= entry.serial else { return false }
        line.append(entry)
        var place = end
        while place > 0, line[place - 1].serial > entry.serial {
            line[place] = line[place - 1]
            place -= 1
        }
        line[place] = entry
        return true
    }

    private mutating func insertIntoHeap(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entry.serial < heap[parent].serial else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = entry
    }

    private mutating func removeFirstOfHeap() -> Entry {
        let (top, entry) = (heap.first, heap.last)
        heap.removeLast()
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].serial < heap[child].serial { child += 1 }
            guard heap[child].serial < entry.serial else { break }
            heap[parent] = heap[child]
            parent = child
        }
        if !heap.isEmpty { heap[parent] = entry }
        return top
    }
}
