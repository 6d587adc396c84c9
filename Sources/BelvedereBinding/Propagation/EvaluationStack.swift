/// The values that are being brought up to date: a stack in memory of its own, so that the length of a chain of derived
/// values does not matter to the stack of the thread.
struct EvaluationStack {
    /// A value that is being brought up to date.
    struct Frame {
        typealias Pointer = UnsafeMutablePointer<Frame>

        /// What is true of the evaluation of one value.
        struct Marks: OptionSet {
            let rawValue: UInt8

            /// The evaluation was begun by a read, and ends with this value.
            static var first: Marks { Marks(rawValue: 1) }
            /// The value is retained by hand.
            static var retained: Marks { Marks(rawValue: 2) }
            /// A source that is needed has changed.
            static var changed: Marks { Marks(rawValue: 4) }
            /// The value was computed from one that could not be.
            static var tainted: Marks { Marks(rawValue: 8) }
            /// Something has changed since the sources began to be looked at.
            static var overtaken: Marks { Marks(rawValue: 16) }
        }

        /// Unmanaged: the node is kept by whoever reads it, by an edge of the frame before, or, if it is marked so, by hand.
        let node: Unmanaged<DynamicNode>
        /// The source that is looked at.
        var edge: Edge.Pointer?
        /// How often this value has been looked at anew, because something changed meanwhile.
        var repetitions: UInt16 = 0
        var marks: Marks
    }

    private var memory = Frame.Pointer.allocate(capacity: 64)
    private var capacity = 64
    /// The innermost frame; while there is none, the place before the first. The pointer is good until the next `push`, which any code of
    /// authors may lead to.
    private(set) var top: Frame.Pointer
    /// The last place that there is.
    private var end: Frame.Pointer

    init() {
        top = memory
        end = memory + (capacity - 1)
    }

    @inline(__always)
    var isEmpty: Bool { top == memory }

    var count: Int { top - memory }

    /// A frame, counted from the outermost.
    subscript(index: Int) -> Frame.Pointer { memory + (index + 1) }

    /// Whether there is no place for another frame.
    @inline(__always)
    var isFull: Bool { top == end }

    mutating func grow() { move(to: capacity * 2) }

    /// Begins to bring a value up to date.
    ///
    /// - Precondition: there is a place.
    @inline(__always)
    mutating func push(_ frame: Frame) -> Frame.Pointer {
        let next = top + 1
        next.initialize(to: frame)
        top = next
        return next
    }

    @inline(__always)
    mutating func pop() { top -= 1 }

    private mutating func move(to newCapacity: Int) {
        let other = Frame.Pointer.allocate(capacity: newCapacity)
        let count = count
        (other + 1).moveInitialize(from: memory + 1, count: count)
        memory.deallocate()
        memory = other
        capacity = newCapacity
        top = other + count
        end = other + (newCapacity - 1)
    }

    /// Gives back what an unusually deep evaluation has taken.
    mutating func shrink() {
        if capacity > 16_384 { move(to: 64) }
    }

    func deallocate() { memory.deallocate() }
}
