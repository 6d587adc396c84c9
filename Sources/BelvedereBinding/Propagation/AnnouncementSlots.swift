/// The table of the nodes that wait to announce their value, or whose value before the transaction is known.
///
/// Memory of its own and not an array, because most changes have one node waiting, and then the checks of an array are most
/// of the work. The first slot is never used, so that zero can mean none.
struct AnnouncementSlots {
    /// What is known of one node.
    struct Slot {
        /// Unmanaged: a node that goes calls `forget`, so what is found here is alive.
        var node: Unmanaged<DynamicNode>?
        /// The place of the record of its value plus one; zero if there is none. Of a slot that is free, the one that is free after it.
        var record: UInt32 = 0
        var isQueued = false
        /// Whether the value has a record, or the pass made way for another, or ever did: if not, nobody need look.
        var isUnusual = false
    }

    private var memory = UnsafeMutablePointer<Slot>.allocate(capacity: 64)
    private var count = 1
    private var capacity = 64
    private var firstFree: UInt32 = 0
    /// How many slots are in use. When none is, they are given out from the first again, so that they lie in memory in
    /// the order in which they are needed.
    private var usedCount = 0

    init() { memory.initialize(to: Slot()) }

    /// Where a slot is. It stays there until a slot is taken.
    @inline(__always)
    subscript(index: Int) -> UnsafeMutablePointer<Slot> { memory + index }

    /// Whether the table has a slot with this number.
    func has(_ index: Int) -> Bool { index < count }

    /// Whether an unusually large change has made the table grow.
    @inline(__always)
    var isLarge: Bool { capacity > 65_536 }

    /// Gives a slot to a node that has none.
    @inline(__always)
    mutating func take(for node: DynamicNode, isQueued: Bool) -> UInt32 {
        let index: UInt32
        if firstFree != 0 {
            index = firstFree
            firstFree = memory[Int(index)].record
        } else {
            if count == capacity { grow() }
            index = UInt32(truncatingIfNeeded: count)
            count &+= 1
        }
        usedCount &+= 1
        (memory + Int(index)).initialize(to: Slot(node: .passUnretained(node), isQueued: isQueued))
        node.slot = index
        return index
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Slot>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }

    /// Takes a slot back.
    @inline(__always)
    mutating func free(_ index: UInt32) {
        memory[Int(index)].node = nil
        usedCount &-= 1
        if usedCount == 0 {
            (count, firstFree) = (1, 0)
        } else {
            memory[Int(index)].record = firstFree
            firstFree = index
        }
    }

    /// Gives the memory back, if no slot is in use.
    mutating func shrinkIfUnused() {
        guard usedCount == 0 else { return }
        memory.deallocate()
        self = AnnouncementSlots()
    }

    func deallocate() { memory.deallocate() }
}
