/// The values that are being brought up to date: a stack in memory of its own, so that the length of a chain of derived
/// values does not matter to the stack of the thread.
struct EvaluationStack {
    /// A value that is being brought up to date.
    struct Frame {
        typealias Pointer = UnsafeMutablePointer<Frame>

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
    private var memory = Frame.Pointer.allocate(capacity: 64)

    /// The innermost frame. The pointer is good until the next `push`, which any code of authors may lead to.
    @inline(__always)
    var top: Frame.Pointer { memory + (count &- 1) }

    @inline(__always)
    subscript(index: Int) -> Frame.Pointer { memory + index }

    /// Begins to bring a value up to date.
    ///
    /// - Returns: Its frame, found from the one before, because the count is still on its way to memory.
    @inline(__always)
    mutating func push(_ frame: Frame, after top: Frame.Pointer) -> Frame.Pointer {
        var next = top + 1
        if count == capacity {
            grow()
            next = memory + count
        }
        next.initialize(to: frame)
        count &+= 1
        return next
    }

    @inline(__always)
    mutating func pop() { count &-= 1 }

    @inline(never)
    private mutating func grow() { move(to: capacity * 2) }

    private mutating func move(to newCapacity: Int) {
        let larger = Frame.Pointer.allocate(capacity: newCapacity)
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
