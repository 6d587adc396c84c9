/// The nodes that wait to announce their value, in the order of their bindings: the node whose next binding was bound
/// first comes first. So who ends the bindings of others, because they were made by him, is told before them.
///
/// Most nodes come in this order anyway and stand in a line; only those that do not are kept in a heap.
struct AnnouncementQueue {
    /// A node that waits, or whose value before the transaction is known.
    struct Slot {
        /// Unmanaged: a node that goes calls `forget`, so what is found here is alive.
        var node: Unmanaged<DynamicNode>?
        /// The number of the binding that it tells next.
        var serial: UInt64 = 0
        var depth: Int32 = 0
        var isQueued = false
        /// Where its pass goes on, if it made way for another.
        var resumption: Unmanaged<BindingLink>?
        /// The place of the record of its value, if there is one.
        var record: Int?
        /// The slot that is free after this one.
        var nextFree: UInt32 = 0
    }

    // Memory of its own and not arrays, because most changes have one node waiting, and then the checks of an array are
    // most of the work. The first slot is never used, so that zero can mean none.
    private var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 64)
    private var slotCount = 1
    private var slotCapacity = 64
    private var firstFree: UInt32 = 0
    private var line = UnsafeMutablePointer<UInt32>.allocate(capacity: 64)
    private var lineStart = 0
    private var lineEnd = 0
    private var lineCapacity = 64
    private var heap: ContiguousArray<UInt32> = []
    /// The nodes of passes that made way for others, by the binding at which they go on.
    private var suspensions: [UnsafeMutableRawPointer: UInt32] = [:]
    /// Where the pass goes on that was taken last.
    var resumed: Unmanaged<BindingLink>?

    init() { slots.initialize(to: Slot()) }

    /// Whether a node stands in the queue.
    @inline(__always)
    func contains(_ node: DynamicNode) -> Bool { node.slot != 0 && slots[Int(node.slot)].isQueued }

    /// Puts a node into the queue.
    mutating func append(
        _ node: DynamicNode,
        serial: UInt64,
        depth: Int32,
        at resumption: Unmanaged<BindingLink>? = nil,
        _ count: inout Int
    ) {
        let index = slot(of: node)
        slots[Int(index)].serial = serial
        slots[Int(index)].depth = depth
        slots[Int(index)].isQueued = true
        if let resumption {
            slots[Int(index)].resumption = resumption
            suspensions[resumption.toOpaque()] = index
        }
        count += 1
        if lineEnd == lineCapacity { makeRoomInLine() }
        if lineStart == lineEnd || serial >= slots[Int(line[lineEnd - 1])].serial {
            line[lineEnd] = index
            lineEnd += 1
        } else if !insertInLine(index, serial) {
            heap.append(index)
            siftUp()
        }
    }

    /// Puts a node into the line that comes a little late.
    ///
    /// - Returns: Whether its place was found near the end of the line.
    private mutating func insertInLine(_ index: UInt32, _ serial: UInt64) -> Bool {
        let lowest = max(lineStart, lineEnd - 16)
        var place = lineEnd - 1
        while place > lowest, slots[Int(line[place - 1])].serial > serial { place -= 1 }
        if place == lowest, place > lineStart, slots[Int(line[place - 1])].serial > serial { return false }
        (line + place + 1).update(from: line + place, count: lineEnd - place)
        line[place] = index
        lineEnd += 1
        return true
    }

    /// The place of a node in the table, made on demand.
    mutating func slot(of node: DynamicNode) -> UInt32 {
        if node.slot != 0 { return node.slot }
        let index: UInt32
        if firstFree != 0 {
            index = firstFree
            firstFree = slots[Int(index)].nextFree
        } else {
            if slotCount == slotCapacity { growSlots() }
            index = UInt32(slotCount)
            slotCount += 1
        }
        (slots + Int(index)).initialize(to: Slot(node: .passUnretained(node)))
        node.slot = index
        return index
    }

    @inline(never)
    private mutating func growSlots() {
        let larger = UnsafeMutablePointer<Slot>.allocate(capacity: slotCapacity * 2)
        larger.moveInitialize(from: slots, count: slotCount)
        slots.deallocate()
        slots = larger
        slotCapacity *= 2
    }

    @inline(never)
    private mutating func makeRoomInLine() {
        let count = lineEnd - lineStart
        // Half of it free is room enough; otherwise it grows.
        if lineStart < lineCapacity / 2 { lineCapacity *= 2 }
        let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: lineCapacity)
        larger.initialize(from: line + lineStart, count: count)
        line.deallocate()
        (line, lineStart, lineEnd) = (larger, 0, count)
    }

    @inline(__always)
    private mutating func free(_ index: UInt32) {
        slots[Int(index)].node = nil
        slots[Int(index)].nextFree = firstFree
        firstFree = index
    }

    /// Gives back what an unusually large change has taken. Called when nothing waits.
    mutating func shrink() {
        if lineCapacity > 65_536 {
            line.deallocate()
            lineCapacity = 64
            (line, lineStart, lineEnd) = (.allocate(capacity: lineCapacity), 0, 0)
        }
        if slotCapacity > 65_536 {
            slots.deallocate()
            slotCapacity = 64
            (slots, slotCount, firstFree) = (.allocate(capacity: slotCapacity), 1, 0)
            slots.initialize(to: Slot())
        }
    }

    func deallocate() {
        slots.deallocate()
        line.deallocate()
    }

    /// Takes a node out of the queue. It leaves an empty place behind, which costs nothing more than to pass by.
    mutating func withdraw(_ node: DynamicNode, _ count: inout Int) {
        guard contains(node) else { return }
        let index = Int(node.slot)
        forgetSuspension(index, of: node)
        let record = slots[index].record
        slots[index].node = nil
        node.slot = 0
        if let record { self.record(record, of: node) }
        skipEmpty(&count)
    }

    /// Notes where the record of a node's value is.
    mutating func record(_ record: Int?, of node: DynamicNode) {
        // Before the table is written to, because it may have to grow for the slot.
        let index = Int(slot(of: node))
        slots[index].record = record
        if record == nil { release(node) }
    }

    private mutating func forgetSuspension(_ index: Int, of node: DynamicNode) {
        guard let resumption = slots[index].resumption else { return }
        slots[index].resumption = nil
        suspensions[resumption.toOpaque()] = nil
        node.flags.remove(.suspended)
        resumption._withUnsafeGuaranteedRef {
            if !($0 is DynamicNode) { unsafeDowncast($0, to: BindingToken.self).marks.remove(.awaited) }
        }
    }

    /// Where the record of a node's value is.
    func recordIndex(of node: DynamicNode) -> Int? { node.slot == 0 ? nil : slots[Int(node.slot)].record }

    /// Whether a node has its place in this table, and not in the one of a turn around this.
    func knows(_ node: DynamicNode) -> Bool {
        let index = Int(node.slot)
        return index < slotCount && slots[index].node?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    /// Forgets a node that goes.
    ///
    /// - Returns: The place of the record of its value.
    mutating func forget(_ node: DynamicNode) -> Int? {
        let index = Int(node.slot)
        forgetSuspension(index, of: node)
        slots[index].node = nil
        let record = slots[index].record
        if !slots[index].isQueued { free(UInt32(index)) }
        return record
    }

    /// Frees the place of a node that is not in the queue.
    mutating func release(_ node: DynamicNode) {
        guard node.slot != 0, !slots[Int(node.slot)].isQueued, slots[Int(node.slot)].record == nil else { return }
        free(node.slot)
        node.slot = 0
    }

    /// Lets a pass that made way go on at another binding, because the one at which it would have gone on leaves.
    mutating func moveSuspension(from pointer: UnsafeMutableRawPointer, to next: Unmanaged<BindingLink>) -> Bool {
        if resumed?.toOpaque() == pointer {
            resumed = next
            return true
        }
        guard let index = suspensions.removeValue(forKey: pointer) else { return false }
        slots[Int(index)].resumption = next
        suspensions[next.toOpaque()] = index
        return true
    }

    /// The number of the binding that is told next; the highest if there is none.
    mutating func nextSerial(_ count: inout Int) -> UInt64 {
        skipEmpty(&count)
        let first = lineStart < lineEnd ? slots[Int(line[lineStart])].serial : .max
        return heap.isEmpty ? first : min(first, slots[Int(heap[0])].serial)
    }

    /// Takes the node whose next binding was bound first.
    mutating func popFirst(_ count: inout Int) -> (node: Unmanaged<DynamicNode>, depth: Int32)? {
        skipEmpty(&count)
        let isInLine = lineStart < lineEnd
        guard isInLine || !heap.isEmpty else { return nil }
        let index: Int
        if isInLine, heap.isEmpty || slots[Int(line[lineStart])].serial < slots[Int(heap[0])].serial {
            index = Int(line[lineStart])
            advanceLine()
        } else {
            index = Int(removeTop())
        }
        count -= 1
        guard let node = slots[index].node else { return nil }
        let depth = slots[index].depth
        resumed = slots[index].resumption
        if let resumed {
            suspensions[resumed.toOpaque()] = nil
            slots[index].resumption = nil
        }
        slots[index].isQueued = false
        node._withUnsafeGuaranteedRef { release($0) }
        return (node, depth)
    }

    @inline(__always)
    private mutating func skipEmpty(_ count: inout Int) {
        while lineStart < lineEnd, slots[Int(line[lineStart])].node == nil {
            free(line[lineStart])
            advanceLine()
            count -= 1
        }
        while !heap.isEmpty, slots[Int(heap[0])].node == nil {
            free(removeTop())
            count -= 1
        }
    }

    @inline(__always)
    private mutating func advanceLine() {
        lineStart += 1
        if lineStart == lineEnd { (lineStart, lineEnd) = (0, 0) }
    }

    private mutating func siftUp() {
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard slots[Int(heap[child])].serial < slots[Int(heap[parent])].serial else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func removeTop() -> UInt32 {
        let top = heap[0]
        let last = heap.removeLast()
        guard !heap.isEmpty else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            let left = 2 * parent + 1
            let right = left + 1
            if left < heap.count, slots[Int(heap[left])].serial < slots[Int(heap[least])].serial { least = left }
            if right < heap.count, slots[Int(heap[right])].serial < slots[Int(heap[least])].serial { least = right }
            if least == parent { return top }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
