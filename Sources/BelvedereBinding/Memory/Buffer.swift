/// A queue of elements without reference counts. Elements are added at its end and removed at both ends.
///
/// It omits the safety checks of an array, which would be most of the work if a change reaches only one value. The owner of the buffer must
/// call `deallocate` once. The elements need no deinitialization.
struct Buffer<Element> {
    private static var standardCapacity: Int { 64 }

    private var memory: UnsafeMutablePointer<Element>
    private var limit: UnsafeMutablePointer<Element>
    private var start: UnsafeMutablePointer<Element>
    private var end: UnsafeMutablePointer<Element>

    init() { self.init(capacity: Self.standardCapacity) }

    private init(capacity: Int) {
        memory = .allocate(capacity: capacity)
        (limit, start, end) = (memory + capacity, memory, memory)
    }

    @inline(__always)
    var isEmpty: Bool { start == end }

    var count: Int { end - start }

    /// The element at an index, counted from the first element of the queue.
    ///
    /// - Precondition: The element exists.
    @inline(__always)
    subscript(index: Int) -> Element {
        get { start[index] }
        nonmutating _modify { yield &start[index] }
    }

    /// The first element.
    ///
    /// - Precondition: The buffer is not empty.
    @inline(__always)
    var first: Element { start.pointee }

    /// The last element.
    ///
    /// - Precondition: The buffer is not empty.
    @inline(__always)
    var last: Element {
        get { end[-1] }
        nonmutating _modify { yield &end[-1] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if end == limit { makeRoom() }
        end.initialize(to: element)
        end += 1
    }

    @inline(__always)
    mutating func popFirst() -> Element? {
        guard start < end else { return nil }
        let element = start.pointee
        start += 1
        if start == end { (start, end) = (memory, memory) }
        return element
    }

    /// Removes the last element. No element may have been removed from the beginning before.
    ///
    /// - Precondition: The buffer is not empty.
    @inline(__always)
    mutating func removeLast() { end -= 1 }

    /// Whether an unusually large change has made the memory grow.
    var isLarge: Bool { limit - memory > 65_536 }

    /// Frees the additional memory after an unusually large change.
    @inline(__always)
    mutating func shrink() {
        if isLarge, isEmpty { move(to: Self.standardCapacity) }
    }

    @inline(never)
    private mutating func makeRoom() {
        // If at least half of the memory is free before the first element, only move the elements to the beginning.
        let capacity = limit - memory
        move(to: start - memory < capacity / 2 ? capacity * 2 : capacity)
    }

    private mutating func move(to newCapacity: Int) {
        var other = Buffer(capacity: newCapacity)
        other.end.moveInitialize(from: start, count: count)
        other.end += count
        memory.deallocate()
        self = other
    }

    func deallocate() { memory.deallocate() }
}
