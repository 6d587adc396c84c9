/// The values that are being brought up to date: a stack in memory of its own, so that the length of a chain of derived
/// values does not matter to the stack of the thread.
struct EvaluationStack {
    /// A value that is being brought up to date.
    struct Frame {
        /// Unmanaged: the node is kept by whoever reads it, by an edge of the frame before, or, if `isRetained`, by hand.
        let node: Unmanaged<DynamicNode>
        /// The source that is looked at.
        var edge: Edge.Pointer?
        /// The changes that the thread had seen when the sources began to be looked at.
        var changeCount: UInt32
        /// How often this value has been looked at anew, because something changed meanwhile.
        var repetitions: UInt16 = 0
        let isRetained: Bool
        /// Whether a source that is needed has changed.
        var hasChanged = false
        /// Whether the value was computed from one that could not be.
        var isTainted = false
    }

    private(set) var count = 0
    private var capacity = 64
    private var memory = UnsafeMutablePointer<Frame>.allocate(capacity: 64)

    /// The innermost frame. The pointer is good until the next `push`.
    @inline(__always)
    var top: UnsafeMutablePointer<Frame> { memory + (count - 1) }

    @inline(__always)
    subscript(index: Int) -> UnsafeMutablePointer<Frame> { memory + index }

    @inline(__always)
    mutating func push(_ frame: Frame) {
        if count == capacity { grow() }
        (memory + count).initialize(to: frame)
        count += 1
    }

    @inline(__always)
    mutating func pop() { count -= 1 }

    @inline(never)
    private mutating func grow() { move(to: capacity * 2) }

    private mutating func move(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity = newCapacity
    }

    /// Gives back what an unusually deep evaluation has taken.
    @inline(__always)
    mutating func shrink() {
        if capacity > 16_384 { move(to: 64) }
    }

    func deallocate() { memory.deallocate() }
}
