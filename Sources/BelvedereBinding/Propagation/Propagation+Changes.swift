/// The steps of a change: mark the derived values that depend on it, put the nodes with listeners into a queue, and announce those nodes in
/// the order in which their bindings were made.
extension Propagation {
    /// Called after the value of `node` has changed. Marks the values that depend on it and, if no other change is in progress, calls the
    /// listeners. Otherwise the listeners are called later.
    ///
    /// - Parameter former: The value before the change. Evaluated only while a trace handler is set.
    @usableFromInline func changed(_ node: DynamicNode, from former: @autoclosure () -> Any? = nil) {
        noteChange()
        if state.contains(.tracing), node.isInUse { trace(.set, node, former: former()) }
        forgetIdleReaders(of: node)
        guard node.isInUse else { return }
        let mustWait = !state.isDisjoint(with: [.busy, .evaluating])
        if !mustWait { begin() }
        spread(node)
        if !mustWait { finish() }
    }

    /// Puts a changed node into the queue, and marks the derived values that depend on it.
    @usableFromInline func spread(_ node: DynamicNode) {
        if node.hasBindings { enqueue(node) }
        mark(dependentsOf: node)
    }

    /// Counts an event that is about to be announced, sends it to the trace handlers, and marks the derived values that have read it.
    func noteEvent(of node: DynamicNode) {
        noteChange()
        if state.contains(.tracing) { trace(.set, node) }
        forgetIdleReaders(of: node)
        mark(dependentsOf: node)
    }

    /// Counts a change. Notes for each value that is being brought up to date that its sources may have changed meanwhile.
    func noteChange() {
        changeCount &+= 1
        for index in 0..<evaluations.count {
            evaluations[index].state.insert(.overtaken)
            evaluations[index].node.with { _ = $0.flags.insert(.mayComeBack) }
        }
    }

    /// If a derived value without bindings has read this node, makes all such values check their sources at their next read.
    func forgetIdleReaders(of node: DynamicNode) {
        guard node.flags.contains(.readIdle) else { return }
        node.flags.remove(.readIdle)
        epoch = ChangeEpoch.advance()
    }

    /// Marks all derived values that depend on `node`: each may have to be computed again. Puts those with listeners into the queue.
    ///
    /// The method works with a list and not by recursion, so a long chain of values needs no deep stack. A chain is marked up to its end at
    /// once, because its nodes are usually near each other in memory. If several values depend on one node, they are put into the list, so
    /// nodes are marked in about the order in which they were made.
    func mark(dependentsOf node: DynamicNode) {
        var next = onlyDependent(of: node)
        while let current = next ?? marking.popFirst() {
            next = current.with { mark($0) }
            if next == nil, marking.count > 2 { marking[2].with { $0.firstDependent?.prefetch() } }
        }
        marking.shrink()
    }

    /// Marks one derived value.
    ///
    /// - Returns: The value that depends on it, if there is exactly one. If there are several, they are put into the list of values that
    ///   must still be marked.
    @inline(__always)
    private func mark(_ node: DynamicNode) -> Borrowed<DynamicNode>? {
        let flags = node.flags
        guard !flags.contains(.marked) else { return nil }
        node.flags = flags.union([.marked, .mustAsk])
        if flags.contains(.readIdle) { forgetIdleReaders(of: node) }
        if node.hasBindings { enqueue(node) }
        return onlyDependent(of: node)
    }

    @inline(__always)
    private func onlyDependent(of node: DynamicNode) -> Borrowed<DynamicNode>? {
        guard let first = node.firstDependent else { return nil }
        var next = first.nextDependent
        guard next != nil else { return first.target }
        putOff(first.target)
        while let edge = next {
            putOff(edge.target)
            next = edge.nextDependent
        }
        return nil
    }

    /// Puts a value into the list of values that must still be marked, and prefetches its memory.
    @inline(__always)
    private func putOff(_ node: Borrowed<DynamicNode>) {
        Platform.prefetch(node.address + 32)
        marking.append(node)
    }

    // MARK: The queue

    /// Puts a node into the queue. Its position is decided by its first binding.
    @inline(__always)
    func enqueue(_ node: DynamicNode) {
        guard !node.flags.contains(.queued), node.hasBindings else { return }
        node.flags.insert(.queued)
        append(node, serial: node.nextLink.with { $0.asToken.serial }, depth: depth &+ 1)
    }

    /// Puts a node with a waiting event into the queue. An event without a listener comes first, because there is no order to keep.
    func enqueueEvent(of node: DynamicNode) {
        guard node.flags.isDisjoint(with: [.queued, .suspended]) else { return }
        node.flags.insert(.queued)
        append(node, serial: node.firstBinding?.with { $0.serial } ?? 0, depth: depth &+ 1)
    }

    /// Adds an entry to the queue.
    ///
    /// The nodes in the queue must stay alive. The queue retains a node that is not derived. A derived value is kept alive by its bindings;
    /// when the last binding ends, the queue takes over that reference.
    @inline(__always)
    func append(_ node: DynamicNode, serial: UInt64, depth: Int32) {
        if node.entryCount == 0, !node.isDerived {
            Borrowed(node).retain()
            node.flags.insert(.keptByQueue)
        }
        node.entryCount &+= 1
        pendingCount &+= 1
        undisturbedSerial = 0
        queue.append(AnnouncementQueue.Entry(serial: serial, node: Borrowed(node), depth: depth))
    }

    @inline(__always)
    private func popFirst() -> AnnouncementQueue.Entry? {
        guard let entry = queue.popFirst() else { return nil }
        pendingCount &-= 1
        undisturbedSerial = entry.serial
        entry.node.with { _ = $0.flags.remove(.queued) }
        return entry
    }

    /// Ends one entry of a node. After the last entry of the node, releases the node if the queue has retained it.
    @inline(__always)
    private func leave(_ node: Borrowed<DynamicNode>) {
        let mustRelease = node.with { node in
            node.entryCount &-= 1
            guard node.entryCount == 0, node.flags.contains(.keptByQueue) else { return false }
            node.flags.remove(.keptByQueue)
            return true
        }
        if mustRelease { node.release() }
    }

    /// Returns whether a node that is not derived is kept alive only by the queue. Its owners have released it, so its listeners are not
    /// called any more.
    @inline(__always)
    private func hasGone(_ node: Borrowed<DynamicNode>) -> Bool { node.with { !$0.isDerived } && node.isKeptOnce }

    /// Removes entries from the front of the queue as long as they belong to this node. They are not needed: the node's bindings are being
    /// called at the moment, and these calls continue with the new value.
    func dropFirstEntries(of node: DynamicNode) {
        while queue.isNext(node), let entry = popFirst() { leave(entry.node) }
    }

    /// Announces the waiting nodes one after the other, until none waits.
    @usableFromInline func drain() {
        // During a computation, changes are not announced. They wait until the computation has ended.
        guard !state.contains(.evaluating) else { return }
        state.insert(.draining)
        while true {
            if !records.isEmpty { settleRecords() }
            if let entry = popFirst() {
                depth = entry.depth
                if !hasGone(entry.node) { entry.node.with { announce($0) } }
                leave(entry.node)
            } else {
                depth = 0
                if outlasting.isEmpty { break }
                // The release of these objects runs code of authors, which may set a dynamic. So the loop continues after it.
                outlasting = []
            }
        }
        if hasLeftovers {
            hasLeftovers = false
            cycle = []
            clearRecords()
        }
        queue.shrink()
        serial &+= 1
        state.remove(.draining)
    }

    /// Brings one node up to date, and calls its listeners.
    @inline(__always)
    private func announce(_ node: DynamicNode) {
        if !node.hasBindings, node.kind != .events {
            // The last binding of the node has ended while the node waited, so there is no listener to notify.
            node.flags.remove(.suspended)
        } else if depth > roundLimit, !mayGoOn(with: node) {
            node.refresh()
            node.flags.remove(.suspended)
        } else {
            node.refresh()
            if state.contains(.tracing) { announceTraced(node) } else { node.perform(node, .announce, self) }
        }
    }

    @inline(never)
    private func announceTraced(_ node: DynamicNode) {
        var isUnseen = false
        node.forEachBinding { if $0.told != node.toldVersion { isUnseen = true } }
        if isUnseen { trace(.announced, node) }
        let outer = announcing
        announcing = node
        node.perform(node, .announce, self)
        announcing = outer
    }

    // MARK: Values from before

    /// Returns whether the old value of `node` must be recorded before it is set: listeners have to wait for a transaction or a pass, and
    /// listeners or derived values may have to be notified later.
    @usableFromInline func wantsRecord(of node: DynamicNode) -> Bool {
        state.contains(.busy) && !node.flags.contains(.recorded) && node.isInUse
    }

    /// Records that a node had a certain value before a change, so that the value can be compared later.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - version: The version of the node with the old value.
    ///   - isUnchanged: Returns whether the present value of the node equals the old value.
    @usableFromInline
    func record(_ node: DynamicNode, version: UInt32, _ isUnchanged: @escaping (DynamicNode) -> Bool) {
        let details = node.keepDetails()
        details.record = ValueRecord(version: version, isUnchanged: isUnchanged)
        node.flags.insert(.recorded)
        if node.isDerived { derivedRecords.append(details) } else { records.append(details) }
        hasLeftovers = true
    }

    /// Treats values as unchanged if they were set and then set back to an equal value.
    ///
    /// Computed values are not compared here but when they are announced, because their sources come first.
    func settleRecords() {
        // The author's `==` may run any code. So take all records out of the list and retain the nodes before comparing.
        let settled = records.compactMap { details in
            details.node.flatMap { node in takeRecord(of: details).map { (node: node.object, record: $0) } }
        }
        records.removeAll(keepingCapacity: true)
        for (node, record) in settled { settle(record, of: node) }
    }

    /// Treats one computed value as unchanged, if it equals the recorded value.
    @usableFromInline func settleRecord(of node: DynamicNode) {
        if let record = node.details.flatMap(takeRecord) { settle(record, of: node) }
    }

    /// Removes the records of computed values, at the end of a change.
    private func clearRecords() {
        for details in derivedRecords { _ = takeRecord(of: details) }
        derivedRecords.removeAll()
    }

    private func takeRecord(of details: NodeDetails) -> ValueRecord? {
        details.node?.with { _ = $0.flags.remove(.recorded) }
        defer { details.record = nil }
        return details.record
    }

    /// If the value is equal to the recorded one again, gives the present version to all bindings and derived values that have seen the
    /// version of the record. So they count as up to date.
    private func settle(_ record: ValueRecord, of node: DynamicNode) {
        guard record.isUnchanged(node) else { return }
        let told = UInt8(truncatingIfNeeded: record.version)
        node.forEachBinding { if $0.told == told { $0.told = node.toldVersion } }
        var edge = node.firstDependent
        while let current = edge {
            if current.seenVersion == record.version { current.seenVersion = node.version }
            edge = current.nextDependent
        }
    }
}

/// A record of the value that a node had before a transaction set it. With it, a value that is set back to an equal value counts as
/// unchanged.
struct ValueRecord {
    let version: UInt32
    /// Returns whether the present value of the node equals the recorded value.
    let isUnchanged: (DynamicNode) -> Bool
}
