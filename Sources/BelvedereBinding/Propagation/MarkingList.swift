/// The lists of dependents that are still to be marked, in the order in which they were found.
///
/// Memory of its own and not an array, because the checks of an array cost as much as to mark a node.
struct MarkingList {
    private var memory = UnsafeMutablePointer<Edge.Pointer>.allocate(capacity: 64)
    private var capacity = 64
    private var start = 0
    private var end = 0

    @inline(__always)
    mutating func append(_ edge: Edge.Pointer) {
        if end == capacity { grow() }
        (memory + end).initialize(to: edge)
        end &+= 1
    }

    @inline(__always)
    mutating func popFirst() -> Edge.Pointer? {
        guard start < end else { return nil }
        let edge = memory[start]
        start &+= 1
        if start == end { (start, end) = (0, 0) }
        return edge
    }

    /// Gives back what an unusually large change has taken. Called when the list is empty.
    @inline(__always)
    mutating func shrink() {
        if capacity > 65_536 { move(to: 64) }
    }

    @inline(never)
    private mutating func grow() {
        // Half of it free is room enough; otherwise it grows.
        move(to: start < capacity / 2 ? capacity * 2 : capacity)
    }

    private mutating func move(to newCapacity: Int) {
        let other = UnsafeMutablePointer<Edge.Pointer>.allocate(capacity: newCapacity)
        other.moveInitialize(from: memory + start, count: end - start)
        memory.deallocate()
        memory = other
        capacity = newCapacity
        (start, end) = (0, end - start)
    }

    func deallocate() { memory.deallocate() }
}
