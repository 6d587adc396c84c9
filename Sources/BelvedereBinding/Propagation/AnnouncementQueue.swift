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
    }

    // The first is never used, so that zero can mean none.
    private var slots: ContiguousArray<Slot> = [Slot()]
    private var freeSlots: ContiguousArray<UInt32> = []
    private var line: ContiguousArray<UInt32> = []
    private var lineStart = 0
    private var lastSerial: UInt64 = 0
    private var heap: ContiguousArray<UInt32> = []
    /// The nodes of passes that made way for others, by the binding at which they go on.
    private var suspensions: [UnsafeMutableRawPointer: UInt32] = [:]
    /// Where the pass goes on that was taken last.
    var resumed: Unmanaged<BindingLink>?

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
        if lineStart == line.count || serial >= lastSerial {
            line.append(index)
            lastSerial = serial
        } else {
            heap.append(index)
            siftUp()
        }
    }

    /// The place of a node in the table, made on demand.
    mutating func slot(of node: DynamicNode) -> UInt32 {
        if node.slot != 0 { return node.slot }
        let index: UInt32
        if let free = freeSlots.popLast() {
            index = free
        } else {
            index = UInt32(slots.count)
            slots.append(Slot())
        }
        slots[Int(index)] = Slot(node: .passUnretained(node))
        node.slot = index
        return index
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
        slots[Int(slot(of: node))].record = record
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
        return index < slots.count && slots[index].node?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    /// Forgets a node that goes.
    ///
    /// - Returns: The place of the record of its value.
    mutating func forget(_ node: DynamicNode) -> Int? {
        let index = Int(node.slot)
        forgetSuspension(index, of: node)
        slots[index].node = nil
        if !slots[index].isQueued { freeSlots.append(UInt32(index)) }
        return slots[index].record
    }

    /// Frees the place of a node that is not in the queue.
    mutating func release(_ node: DynamicNode) {
        guard node.slot != 0, !slots[Int(node.slot)].isQueued, slots[Int(node.slot)].record == nil else { return }
        slots[Int(node.slot)].node = nil
        freeSlots.append(node.slot)
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
        let first = lineStart < line.count ? slots[Int(line[lineStart])].serial : .max
        return heap.isEmpty ? first : min(first, slots[Int(heap[0])].serial)
    }

    /// Takes the node whose next binding was bound first.
    mutating func popFirst(_ count: inout Int) -> (node: Unmanaged<DynamicNode>, depth: Int32)? {
        skipEmpty(&count)
        let isInLine = lineStart < line.count
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

    private mutating func skipEmpty(_ count: inout Int) {
        while lineStart < line.count, slots[Int(line[lineStart])].node == nil {
            freeSlots.append(line[lineStart])
            advanceLine()
            count -= 1
        }
        while let top = heap.first, slots[Int(top)].node == nil {
            freeSlots.append(removeTop())
            count -= 1
        }
    }

    @inline(__always)
    private mutating func advanceLine() {
        lineStart += 1
        if lineStart == line.count {
            line.removeAll(keepingCapacity: line.count <= 4096)
            lineStart = 0
        } else if lineStart >= 1024, lineStart * 2 >= line.count {
            line.removeFirst(lineStart)
            lineStart = 0
        }
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
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if slots[Int(heap[child])].serial < slots[Int(heap[least])].serial { least = child }
            }
            if least == parent { return top }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
