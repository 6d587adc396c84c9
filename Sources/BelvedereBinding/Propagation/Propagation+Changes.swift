extension Propagation {
    @inlinable @inline(__always) func begin() { state = State(rawValue: state.rawValue | State.busy.rawValue) }

    /// Ends the outermost change: announces what waits, until nothing is left.
    @inlinable @inline(__always) func finish() {
        if pendingCount > 0 || hasLeftovers { drain() }
        state = State(rawValue: state.rawValue & ~State.busy.rawValue)
    }

    /// Takes a change of `node` that does not take the quick way of `Dynamic.value`.
    ///
    /// - Parameter former: the value before the change; asked for only while somebody is told what happens.
    @usableFromInline func changed(_ node: DynamicNode, from former: @autoclosure () -> Any? = nil) {
        noteChange()
        if state.contains(.tracing), node.isInUse { trace(.set, node, former: former()) }
        forgetIdleReaders(of: node)
        guard node.isInUse else { return }
        if !state.isDisjoint(with: [.busy, .evaluating]) {
            announceAndMark(node)
            return
        }
        begin()
        announceAndMark(node)
        finish()
    }

    /// Counts a change. While values are computed, they may come to be what they were before it.
    func noteChange() {
        changeCount &+= 1
        for index in 0..<frames.count {
            frames[index].pointee.marks.insert(.overtaken)
            frames[index].pointee.node._withUnsafeGuaranteedRef { $0.flags.formUnion(.mayComeBack) }
        }
    }

    /// Puts a changed node into the queue, and marks what is derived from it.
    @usableFromInline func announceAndMark(_ node: DynamicNode) {
        if node.hasBindings { enqueue(node) }
        if node.firstDependent != nil { mark(dependentsOf: node) }
    }

    /// Lets derived values that are not in use look at their sources when they are read next, if one of them has read
    /// this node.
    func forgetIdleReaders(of node: DynamicNode) {
        guard node.flags.contains(.readIdle) else { return }
        node.flags.remove(.readIdle)
        epoch = ChangeEpoch.advance()
    }

    /// Puts a node whose bindings are to be told into the queue.
    @usableFromInline func enqueue(_ node: DynamicNode) {
        if queue.contains(node) {
            guard node.flags.contains(.suspended) else { return }
            queue.withdraw(node, &pendingCount)
        }
        guard let first = node.firstBinding else { return }
        append(node, first)
    }

    @inline(__always)
    private func append(_ node: DynamicNode, _ first: Unmanaged<BindingLink>) {
        let serial = first._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).serial }
        queue.append(node, serial: serial, depth: depth &+ 1, &pendingCount)
        undisturbedSerial = 0
    }

    /// Takes a node that is going out of the queue.
    func forget(_ node: DynamicNode) {
        guard queue.knows(node) else {
            outer?.forget(node)
            return
        }
        if let record = queue.forget(node) { forgetRecord(record, of: node) }
    }

    /// Notes that the value of `node` has changed: everything derived from it may have to be computed, and what is bound
    /// waits to be called.
    ///
    /// By a list and not by recursion, so that the length of a chain does not matter: what several depend on is put off,
    /// so that nodes come in about the order in which they were made; a chain is followed to its end, as it lies in memory.
    @usableFromInline func mark(dependentsOf node: DynamicNode) {
        // A copy, because the list itself is still on its way to memory when it is needed. No author's code runs meanwhile, so nobody
        // else needs it.
        var waiting = marking
        var list = node.firstDependent
        while let edge = list {
            list = edge.pointee.nextDependent
            var next: Edge.Pointer? = edge
            while let current = next {
                next = current.pointee.target._withUnsafeGuaranteedRef { mark($0, &waiting) }
            }
            if list == nil { list = waiting.popFirst() }
        }
        waiting.shrink()
        marking = waiting
    }

    /// Marks one derived value.
    ///
    /// - Returns: The edge to the one value that depends on it, if it is one.
    @inline(__always)
    private func mark(_ node: DynamicNode, _ waiting: inout MarkingList) -> Edge.Pointer? {
        let flags = node.flags
        guard !flags.contains(.marked) else { return nil }
        node.flags = flags.union([.marked, .mustAsk])
        if flags.contains(.readIdle) { forgetIdleReaders(of: node) }
        if let first = node.firstBinding {
            if node.slot == 0 { append(node, first) } else { enqueue(node) }
        }
        guard let first = node.firstDependent else { return nil }
        // The edge itself is not looked at yet: it may be far away in memory, and is on its way while others are marked.
        guard flags.contains(.branches) else { return first }
        waiting.append(first)
        return nil
    }

    /// Runs `body` with changes held back, and lets them go at the end, even of a body that throws.
    @usableFromInline
    func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard !state.contains(.busy) else { return try body() }
        begin()
        defer { finish() }
        return try body()
    }

    /// Announces what waits, until nothing is left.
    @usableFromInline func drain() {
        // What a computation sets waits until the computation is over.
        guard !state.contains(.evaluating) else { return }
        state = State(rawValue: state.rawValue | State.draining.rawValue)
        while true {
            if hasLeftovers, !records.isEmpty { settleRecords() }
            if let next = queue.popFirst(&pendingCount) {
                undisturbedSerial = next.serial
                depth = next.depth
                announced = UnsafeRawPointer(next.node.toOpaque())
                next.node._withUnsafeGuaranteedRef { announce($0) }
                queue.resumed = nil
            } else if pendingCount == 0 {
                depth = 0
                announced = nil
                guard hasLeftovers, !outlasting.isEmpty else { break }
                // What goes now may run code of the author's, which may set something.
                outlasting = []
            }
        }
        serial &+= 1
        if hasLeftovers { clearLeftovers() }
        queue.shrink()
        state = State(rawValue: state.rawValue & ~State.draining.rawValue)
    }

    @inline(never)
    private func clearLeftovers() {
        cycle = []
        hasLeftovers = false
        clearRecords()
    }

    /// Announces one node.
    ///
    /// The node is kept during the announcement, in which its last reference may go: if it is set, by hand, and if it is computed, by its
    /// bindings; see `lastBindingLeft`.
    @inline(__always)
    private func announce(_ node: DynamicNode) {
        guard node.isDerived, node.hasBindings, depth <= roundLimit, !state.contains(.tracing) else { return announceWithCare(node) }
        if node.flags.contains(.mustAsk) {
            let before = node.version
            update(node)
            if node.version == before, node.hasNothingToTell { return }
        }
        node.perform(node, .announce, self)
    }

    @inline(never)
    private func announceWithCare(_ node: DynamicNode) {
        let mustKeep = !node.isDerived
        if mustKeep { _ = Unmanaged.passRetained(node) }
        defer { if mustKeep { Unmanaged.passUnretained(node).release() } }
        if !node.hasBindings, node.kind != .events {
            // Its last binding has ended while it waited. Then nobody wants to know.
            node.flags.remove(.suspended)
        } else if depth > roundLimit, !mayGoOn(with: node) {
            node.refresh()
            node.flags.remove(.suspended)
            queue.resumed.map { mark($0, .awaited, false) }
        } else if state.contains(.tracing) {
            announceTraced(node)
        } else {
            node.refresh()
            node.perform(node, .announce, self)
        }
    }

    @inline(never)
    private func announceTraced(_ node: DynamicNode) {
        node.refresh()
        if node.hasUnseenBindings { trace(.told, node) }
        let outer = announcing
        announcing = node
        node.perform(node, .announce, self)
        announcing = outer
    }
}
