/// The nodes that wait to announce their value, in the order of their bindings: the node whose next binding was bound
/// first comes first. So who ends the bindings of others, because they were made by him, is told before them.
///
/// Most nodes come in this order anyway and are put at the end of a line. Those that do not are sorted into it together,
/// when the next node is wanted; only a few that belong far ahead in a long line are kept in a heap.
struct AnnouncementQueue {
    /// A node that waits, or whose value before the transaction is known.
    struct Slot {
        /// Unmanaged: a node that goes calls `forget`, so what is found here is alive.
        var node: Unmanaged<DynamicNode>?
        /// Where its pass goes on, if it made way for another.
        var resumption: Unmanaged<BindingLink>?
        var depth: Int32 = 0
        /// The place of the record of its value plus one; zero if there is none.
        var record: UInt32 = 0
        /// The slot that is free after this one.
        var nextFree: UInt32 = 0
        var isQueued = false
    }

    /// A place in the line.
    struct Entry {
        /// The number of the binding that is told next.
        var serial: UInt64
        var slot: UInt32
    }

    // Memory of its own and not arrays, because most changes have one node waiting, and then the checks of an array are
    // most of the work. The first slot is never used, so that zero can mean none.
    private var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 64)
    private var slotCount = 1
    private var slotCapacity = 64
    private var firstFree: UInt32 = 0
    /// How many slots are in use. When none is, they are given out from the first again, so that they lie in memory in
    /// the order in which they are needed.
    private var usedSlotCount = 0
    private var line = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
    private var lineStart = 0
    private var lineEnd = 0
    /// The end of the part of the line that is in order.
    private var sortedEnd = 0
    private var lineCapacity = 64
    private var heap: ContiguousArray<Entry> = []
    /// How many of those that wait have gone.
    private var goneCount = 0
    /// Whether the line is in order and nobody in it has gone.
    private var isTidy = true
    /// The nodes of passes that made way for others, by the binding at which they go on.
    private var suspensions: [UnsafeMutableRawPointer: UInt32] = [:]
    /// Where the pass goes on that was taken last.
    var resumed: Unmanaged<BindingLink>?

    init() { slots.initialize(to: Slot()) }

    /// Whether a node stands in the queue.
    @inline(__always)
    func contains(_ node: DynamicNode) -> Bool { node.slot != 0 && slots[Int(node.slot)].isQueued }

    /// Puts a node into the queue.
    @inline(__always)
    mutating func append(_ node: DynamicNode, serial: UInt64, depth: Int32, _ count: inout Int) {
        let index = slot(of: node)
        let slot = slots + Int(index)
        slot.pointee.depth = depth
        slot.pointee.isQueued = true
        count &+= 1
        if lineEnd == lineCapacity { makeRoomInLine() }
        let end = line + lineEnd
        if lineEnd == sortedEnd, lineStart == lineEnd || serial >= end[-1].serial {
            sortedEnd &+= 1
        } else {
            isTidy = false
        }
        end.initialize(to: Entry(serial: serial, slot: index))
        lineEnd &+= 1
    }

    /// Puts a node into the queue whose pass makes way for another.
    mutating func append(
        _ node: DynamicNode,
        serial: UInt64,
        depth: Int32,
        at resumption: Unmanaged<BindingLink>,
        _ count: inout Int
    ) {
        append(node, serial: serial, depth: depth, &count)
        slots[Int(node.slot)].resumption = resumption
        suspensions[resumption.toOpaque()] = node.slot
    }

    /// The place of a node in the table, made on demand.
    @inline(__always)
    mutating func slot(of node: DynamicNode) -> UInt32 { node.slot != 0 ? node.slot : makeSlot(for: node) }

    @inline(__always)
    private mutating func makeSlot(for node: DynamicNode) -> UInt32 {
        let index: UInt32
        if firstFree != 0 {
            index = firstFree
            firstFree = slots[Int(index)].nextFree
        } else {
            if slotCount == slotCapacity { growSlots() }
            index = UInt32(truncatingIfNeeded: slotCount)
            slotCount &+= 1
        }
        usedSlotCount &+= 1
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
        // Half of it free is room enough; otherwise it grows.
        if lineStart < lineCapacity / 2 { lineCapacity *= 2 }
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: lineCapacity)
        larger.initialize(from: line + lineStart, count: lineEnd - lineStart)
        line.deallocate()
        line = larger
        lineEnd -= lineStart
        sortedEnd -= lineStart
        lineStart = 0
    }

    @inline(__always)
    private mutating func free(_ index: UInt32) {
        slots[Int(index)].node = nil
        usedSlotCount &-= 1
        if usedSlotCount == 0 {
            (slotCount, firstFree) = (1, 0)
        } else {
            slots[Int(index)].nextFree = firstFree
            firstFree = index
        }
    }

    /// Gives back what an unusually large change has taken. Called when nothing waits.
    @inline(__always)
    mutating func shrink() {
        if lineCapacity > 65_536 || slotCapacity > 65_536 { shrinkToStandard() }
    }

    @inline(never)
    private mutating func shrinkToStandard() {
        if lineStart == lineEnd {
            line.deallocate()
            lineCapacity = 64
            line = .allocate(capacity: lineCapacity)
            (lineStart, lineEnd, sortedEnd) = (0, 0, 0)
        }
        if usedSlotCount == 0 {
            slots.deallocate()
            slotCapacity = 64
            slots = .allocate(capacity: slotCapacity)
            (slotCount, firstFree) = (1, 0)
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
        goneCount += 1
        isTidy = false
        if record != 0 { self.record(Int(record) - 1, of: node) }
        tidy(&count)
    }

    /// Notes where the record of a node's value is.
    mutating func record(_ record: Int?, of node: DynamicNode) {
        // Before the table is written to, because it may have to grow for the slot.
        let index = Int(slot(of: node))
        slots[index].record = record.map { UInt32($0 + 1) } ?? 0
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
    func recordIndex(of node: DynamicNode) -> Int? {
        guard node.slot != 0 else { return nil }
        let record = Int(slots[Int(node.slot)].record)
        return record == 0 ? nil : record - 1
    }

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
        let record = recordIndex(of: node)
        slots[index].node = nil
        if slots[index].isQueued {
            goneCount += 1
            isTidy = false
        } else {
            free(UInt32(index))
        }
        return record
    }

    /// Frees the place of a node that is not in the queue.
    @inline(__always)
    private mutating func release(_ node: DynamicNode) {
        guard node.slot != 0, !slots[Int(node.slot)].isQueued, slots[Int(node.slot)].record == 0 else { return }
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
    @inline(__always)
    mutating func nextSerial(_ count: inout Int) -> UInt64 {
        if !isTidy { tidy(&count) }
        let first = lineStart < lineEnd ? line[lineStart].serial : .max
        return heap.isEmpty ? first : min(first, heap[0].serial)
    }

    /// Takes the node whose next binding was bound first.
    @inline(__always)
    mutating func popFirst(_ count: inout Int) -> (node: Unmanaged<DynamicNode>, serial: UInt64, depth: Int32)? {
        if !isTidy { tidy(&count) }
        let isInLine = lineStart < lineEnd
        let entry: Entry
        if isInLine, heap.isEmpty || line[lineStart].serial < heap[0].serial {
            entry = line[lineStart]
            advanceLine()
        } else {
            guard !heap.isEmpty else { return nil }
            entry = removeTop()
        }
        count &-= 1
        let index = entry.slot
        let slot = slots + Int(index)
        guard let node = slot.pointee.node else { return nil }
        let depth = slot.pointee.depth
        slot.pointee.isQueued = false
        resumed = slot.pointee.resumption
        if let resumed {
            suspensions[resumed.toOpaque()] = nil
            slot.pointee.resumption = nil
        }
        if slot.pointee.record == 0 {
            node._withUnsafeGuaranteedRef { $0.slot = 0 }
            free(index)
        }
        return (node, entry.serial, depth)
    }

    @inline(__always)
    private mutating func advanceLine() {
        lineStart &+= 1
        if lineStart == lineEnd { (lineStart, lineEnd, sortedEnd) = (0, 0, 0) }
    }

    // MARK: Order

    /// Puts the line into order, and takes those away from its beginning that have gone.
    @inline(never)
    private mutating func tidy(_ count: inout Int) {
        if sortedEnd != lineEnd { sortLine() }
        while lineStart < lineEnd, slots[Int(line[lineStart].slot)].node == nil {
            free(line[lineStart].slot)
            advanceLine()
            count -= 1
            goneCount -= 1
        }
        while !heap.isEmpty, slots[Int(heap[0].slot)].node == nil {
            free(removeTop().slot)
            count -= 1
            goneCount -= 1
        }
        isTidy = goneCount == 0
    }

    /// Sorts what has come out of order into the line, or, if that means to move much for little, puts it into the heap.
    private mutating func sortLine() {
        let late = lineEnd - sortedEnd
        var least = UInt64.max
        for index in sortedEnd..<lineEnd { least = min(least, line[index].serial) }
        var (start, end) = (lineStart, sortedEnd)
        while start < end {
            let middle = (start + end) / 2
            if line[middle].serial <= least { start = middle + 1 } else { end = middle }
        }
        if lineEnd - start > 8 * late + 64 {
            for index in sortedEnd..<lineEnd {
                heap.append(line[index])
                siftUp()
            }
            lineEnd = sortedEnd
        } else if late <= 4 {
            for index in sortedEnd..<lineEnd { insert(at: index, from: start) }
            sortedEnd = lineEnd
        } else {
            var disordered = UnsafeMutableBufferPointer(start: line + start, count: lineEnd - start)
            disordered.sort { $0.serial < $1.serial }
            sortedEnd = lineEnd
        }
    }

    private func insert(at index: Int, from start: Int) {
        let entry = line[index]
        var place = index
        while place > start, line[place - 1].serial > entry.serial {
            line[place] = line[place - 1]
            place -= 1
        }
        line[place] = entry
    }

    private mutating func siftUp() {
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].serial < heap[parent].serial else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    @inline(never)
    private mutating func removeTop() -> Entry {
        let top = heap[0]
        let last = heap.removeLast()
        guard !heap.isEmpty else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            let left = 2 * parent + 1
            let right = left + 1
            if left < heap.count, heap[left].serial < heap[least].serial { least = left }
            if right < heap.count, heap[right].serial < heap[least].serial { least = right }
            if least == parent { return top }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
