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
        if end == capacity { self = grown() }
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
        if capacity > 65_536 { self = moved(to: 64) }
    }

    // These two give another list and do not change this one, so that a copy of it can be worked with in registers.

    @inline(never)
    private func grown() -> MarkingList {
        // Half of it free is room enough; otherwise it grows.
        moved(to: start < capacity / 2 ? capacity * 2 : capacity)
    }

    private func moved(to newCapacity: Int) -> MarkingList {
        var other = self
        other.memory = UnsafeMutablePointer<Edge.Pointer>.allocate(capacity: newCapacity)
        other.memory.moveInitialize(from: memory + start, count: end - start)
        memory.deallocate()
        other.capacity = newCapacity
        (other.start, other.end) = (0, end - start)
        return other
    }

    func deallocate() { memory.deallocate() }
}
