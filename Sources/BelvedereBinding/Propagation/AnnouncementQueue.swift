/// The nodes that wait to announce their value, in the order of their bindings: the node whose next binding was bound
/// first comes first. So who ends the bindings of others, because they were made by him, is told before them.
///
/// Most nodes come in this order anyway and are put at the end of a line. Those that do not are sorted into it together,
/// when the next node is wanted; only a few that belong far ahead in a long line are kept in a heap.
struct AnnouncementQueue {
    private var slots = AnnouncementSlots()
    // Memory of its own and not an array, because most changes have one node waiting, and then the checks of an array are
    // most of the work.
    private var line = makeLine(capacity: 64)
    private var lineStart = 0
    private var lineEnd = 0
    /// The end of the part of the line that is in order, if not all of it is.
    private var sortedEnd = 0
    /// Whether all of the line is in order.
    private var isSorted = true
    private var lineCapacity = 64
    private var heap = AnnouncementHeap()
    /// How many of those that wait have gone.
    private var goneCount = 0
    /// Whether the line is in order, nobody in it has gone, and nobody waits beside it.
    private var isTidy = true
    /// The slots of passes that made way for others, by the binding at which they go on.
    private var suspensions: [UnsafeMutableRawPointer: UInt32] = [:]
    /// The bindings at which such passes go on, by the slot.
    private var resumptions: [UInt32: Unmanaged<BindingLink>] = [:]
    /// Where the pass goes on that was taken last.
    var resumed: Unmanaged<BindingLink>?

    /// Whether a node stands in the queue.
    @inline(__always)
    func contains(_ node: DynamicNode) -> Bool { node.slot != 0 && slots[Int(node.slot)].pointee.isQueued }

    /// Makes a line with a place before its beginning, which counts as the least of all. So who comes can be compared with the one before
    /// without asking whether there is one: the line begins anew when it is empty.
    private static func makeLine(capacity: Int) -> UnsafeMutablePointer<AnnouncementEntry> {
        let memory = UnsafeMutablePointer<AnnouncementEntry>.allocate(capacity: capacity + 1)
        memory.initialize(to: AnnouncementEntry(serial: 0, node: nil, slot: 0, depth: 0))
        return memory + 1
    }

    private static func deallocate(_ line: UnsafeMutablePointer<AnnouncementEntry>) { (line - 1).deallocate() }

    /// Puts a node into the queue.
    @inline(__always)
    mutating func append(_ node: DynamicNode, serial: UInt64, depth: Int32, _ count: inout Int) {
        let index: UInt32
        if node.slot == 0 {
            index = slots.take(for: node, isQueued: true)
        } else {
            index = node.slot
            slots[Int(index)].pointee.isQueued = true
        }
        count &+= 1
        if lineEnd == lineCapacity { makeRoomInLine() }
        let end = line + lineEnd
        if serial < end[-1].serial, isSorted { noteDisorder() }
        end.initialize(to: AnnouncementEntry(serial: serial, node: .passUnretained(node), slot: index, depth: depth))
        lineEnd &+= 1
    }

    @inline(never)
    private mutating func noteDisorder() {
        sortedEnd = lineEnd
        isSorted = false
        isTidy = false
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
        resumptions[node.slot] = resumption
        slots[Int(node.slot)].pointee.isUnusual = true
        suspensions[resumption.toOpaque()] = node.slot
    }

    @inline(never)
    private mutating func makeRoomInLine() {
        // Half of it free is room enough; otherwise it grows.
        if lineStart < lineCapacity / 2 { lineCapacity *= 2 }
        let larger = Self.makeLine(capacity: lineCapacity)
        larger.initialize(from: line + lineStart, count: lineEnd - lineStart)
        Self.deallocate(line)
        line = larger
        lineEnd -= lineStart
        sortedEnd -= isSorted ? sortedEnd : lineStart
        lineStart = 0
    }

    /// Gives back what an unusually large change has taken. Called when nothing waits.
    @inline(__always)
    mutating func shrink() {
        if lineCapacity > 65_536 || slots.isLarge { shrinkToStandard() }
    }

    @inline(never)
    private mutating func shrinkToStandard() {
        if lineStart == lineEnd {
            Self.deallocate(line)
            lineCapacity = 64
            line = Self.makeLine(capacity: lineCapacity)
            beginLineAnew()
        }
        slots.shrinkIfUnused()
    }

    func deallocate() {
        slots.deallocate()
        Self.deallocate(line)
    }

    /// Takes a node out of the queue. It leaves an empty place behind, which costs nothing more than to pass by.
    mutating func withdraw(_ node: DynamicNode, _ count: inout Int) {
        guard contains(node) else { return }
        let index = Int(node.slot)
        forgetSuspension(index, of: node)
        let record = slots[index].pointee.record
        slots[index].pointee.node = nil
        node.slot = 0
        goneCount += 1
        isTidy = false
        if record != 0 { self.record(Int(record) - 1, of: node) }
        tidy(&count)
    }

    /// Notes where the record of a node's value is.
    mutating func record(_ record: Int?, of node: DynamicNode) {
        // Before the table is written to, because it may have to grow for the slot.
        let index = Int(node.slot != 0 ? node.slot : slots.take(for: node, isQueued: false))
        slots[index].pointee.record = record.map { UInt32($0 + 1) } ?? 0
        slots[index].pointee.isUnusual = true
        if record == nil { release(node) }
    }

    private mutating func forgetSuspension(_ index: Int, of node: DynamicNode) {
        guard !resumptions.isEmpty, let resumption = resumptions.removeValue(forKey: UInt32(index)) else { return }
        suspensions[resumption.toOpaque()] = nil
        node.flags.remove(.suspended)
        resumption._withUnsafeGuaranteedRef {
            if !($0 is DynamicNode) { unsafeDowncast($0, to: BindingToken.self).marks.remove(.awaited) }
        }
    }

    /// Where the record of a node's value is.
    func recordIndex(of node: DynamicNode) -> Int? {
        guard node.slot != 0 else { return nil }
        let record = Int(slots[Int(node.slot)].pointee.record)
        return record == 0 ? nil : record - 1
    }

    /// Whether a node has its place in this table, and not in the one of a turn around this.
    func knows(_ node: DynamicNode) -> Bool {
        let index = Int(node.slot)
        return slots.has(index) && slots[index].pointee.node?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    /// Forgets a node that goes.
    ///
    /// - Returns: The place of the record of its value.
    mutating func forget(_ node: DynamicNode) -> Int? {
        let index = Int(node.slot)
        forgetSuspension(index, of: node)
        let record = recordIndex(of: node)
        slots[index].pointee.node = nil
        if slots[index].pointee.isQueued {
            goneCount += 1
            isTidy = false
        } else {
            slots.free(UInt32(index))
        }
        return record
    }

    /// Frees the place of a node that is not in the queue.
    @inline(__always)
    private mutating func release(_ node: DynamicNode) {
        guard node.slot != 0, !slots[Int(node.slot)].pointee.isQueued, slots[Int(node.slot)].pointee.record == 0 else { return }
        slots.free(node.slot)
        node.slot = 0
    }

    /// Lets a pass that made way go on at another binding, because the one at which it would have gone on leaves.
    mutating func moveSuspension(from pointer: UnsafeMutableRawPointer, to next: Unmanaged<BindingLink>) -> Bool {
        if resumed?.toOpaque() == pointer {
            resumed = next
            return true
        }
        guard let index = suspensions.removeValue(forKey: pointer) else { return false }
        resumptions[index] = next
        suspensions[next.toOpaque()] = index
        return true
    }

    /// The number of the binding that is told next; the highest if there is none.
    @inline(__always)
    mutating func nextSerial(_ count: inout Int) -> UInt64 {
        if !isTidy { tidy(&count) }
        let first = lineStart < lineEnd ? line[lineStart].serial : .max
        return heap.isEmpty ? first : min(first, heap.first.serial)
    }

    /// Takes the node whose next binding was bound first.
    @inline(__always)
    mutating func popFirst(_ count: inout Int) -> (node: Unmanaged<DynamicNode>, serial: UInt64, depth: Int32)? {
        guard isTidy else { return popFirstWithCare(&count) }
        guard lineStart < lineEnd else { return nil }
        let entry = line[lineStart]
        fetchAhead()
        advanceLine()
        return take(entry, &count)
    }

    /// Lets the processor fetch from memory the nodes that come soon.
    ///
    /// - Precondition: All nodes in the line exist.
    @inline(__always)
    private func fetchAhead() {
        // The nodes of a short line are in the caches already.
        guard lineEnd &- lineStart > 1024 else { return }
        let distant = line[lineStart &+ 4].node.unsafelyUnwrapped
        distant.fetchLinks()
        distant.fetchComputation()
        // This node was fetched two turns ago, so it can be read.
        line[lineStart &+ 2].node.unsafelyUnwrapped._withUnsafeGuaranteedRef { node in
            if let edge = node.firstSource { CurrentThread.prefetch(edge) }
            if let link = node.next { CurrentThread.prefetch(link.toOpaque()) }
        }
    }

    @inline(never)
    private mutating func popFirstWithCare(_ count: inout Int) -> (node: Unmanaged<DynamicNode>, serial: UInt64, depth: Int32)? {
        tidy(&count)
        let isInLine = lineStart < lineEnd
        if isInLine, heap.isEmpty || line[lineStart].serial < heap.first.serial {
            let entry = line[lineStart]
            advanceLine()
            return take(entry, &count)
        }
        guard !heap.isEmpty else { return nil }
        return take(heap.removeFirst(), &count)
    }

    /// Takes a node out of its slot.
    @inline(__always)
    private mutating func take(
        _ entry: AnnouncementEntry, _ count: inout Int
    ) -> (node: Unmanaged<DynamicNode>, serial: UInt64, depth: Int32)? {
        count &-= 1
        let slot = slots[Int(entry.slot)]
        guard slot.pointee.node != nil else { return nil }
        // The same as in the slot, but at hand: the slot is looked up from the entry.
        let node = entry.node.unsafelyUnwrapped
        if slot.pointee.isUnusual {
            takeUnusual(node, entry.slot)
        } else {
            node._withUnsafeGuaranteedRef { $0.slot = 0 }
            slots.free(entry.slot)
        }
        return (node, entry.serial, entry.depth)
    }

    @inline(never)
    private mutating func takeUnusual(_ node: Unmanaged<DynamicNode>, _ index: UInt32) {
        let slot = slots[Int(index)]
        slot.pointee.isQueued = false
        resumed = resumptions.removeValue(forKey: index)
        if let resumed { suspensions[resumed.toOpaque()] = nil }
        if slot.pointee.record == 0 {
            node._withUnsafeGuaranteedRef { $0.slot = 0 }
            slots.free(index)
        }
    }

    @inline(__always)
    private mutating func advanceLine() {
        lineStart &+= 1
        if lineStart == lineEnd { beginLineAnew() }
    }

    @inline(__always)
    private mutating func beginLineAnew() {
        lineStart = 0
        lineEnd = 0
        isSorted = true
    }

    // MARK: Order

    /// Puts the line into order, and takes those away from its beginning that have gone.
    @inline(never)
    private mutating func tidy(_ count: inout Int) {
        if !isSorted { sortLine() }
        while lineStart < lineEnd, slots[Int(line[lineStart].slot)].pointee.node == nil {
            slots.free(line[lineStart].slot)
            advanceLine()
            count -= 1
            goneCount -= 1
        }
        while !heap.isEmpty, slots[Int(heap.first.slot)].pointee.node == nil {
            slots.free(heap.removeFirst().slot)
            count -= 1
            goneCount -= 1
        }
        isTidy = goneCount == 0 && heap.isEmpty
    }

    /// Sorts what has come out of order into the line, or, if that means to move much for little, puts it into the heap.
    private mutating func sortLine() {
        isSorted = true
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
                heap.insert(line[index])
            }
            lineEnd = sortedEnd
            if lineStart == lineEnd { beginLineAnew() }
        } else if late <= 4 {
            for index in sortedEnd..<lineEnd { insert(at: index, from: start) }
        } else {
            AnnouncementOrder.sort(UnsafeMutableBufferPointer(start: line + start, count: lineEnd - start))
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
}
