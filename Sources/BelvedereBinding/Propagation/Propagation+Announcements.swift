extension Propagation {
    /// Announces a change of a node from which derived values in use were computed, while nothing else is going on.
    @usableFromInline func announceFirst(_ node: DynamicNode) {
        begin()
        if !node.hasBindings, let only = node.onlyDependent {
            if let end = markChain(from: only) { announceAlone(end) }
        } else {
            announceAndMark(node)
        }
        finish()
    }

    /// Announces the only bound value that a change reaches, and then what its listeners have changed.
    @inline(__always)
    private func announceAlone(_ node: Unmanaged<DynamicNode>) {
        state = State(rawValue: state.rawValue | State.draining.rawValue)
        depth = 1
        var tracker = Tracker()
        _withUnprotectedUnsafeMutablePointer(to: &tracker) { announce(node, $0) }
        if pendingCount > 0 || hasLeftovers { drain() } else { endAnnouncement() }
    }

    /// Announces what waits, until nothing is left.
    @usableFromInline func drain() {
        // What a computation sets waits until the computation is over.
        guard !state.contains(.evaluating) else { return }
        state = State(rawValue: state.rawValue | State.draining.rawValue)
        var tracker = Tracker()
        // One tracker for all announcements, because making one takes as long as reading a source. Unprotected as in `evaluate`.
        _withUnprotectedUnsafeMutablePointer(to: &tracker) { tracker in
            while true {
                if hasLeftovers, !records.isEmpty { settleRecords() }
                if let next = queue.popFirst(&pendingCount) {
                    undisturbedSerial = next.serial
                    depth = next.depth
                    announce(next.node, tracker)
                    queue.resumed = nil
                } else if pendingCount == 0 {
                    depth = 0
                    announced = nil
                    guard hasLeftovers, !outlasting.isEmpty else { break }
                    // What goes now may run code of the author's, which may set something.
                    outlasting = []
                }
            }
        }
        if hasLeftovers { clearLeftovers() }
        queue.shrink()
        endAnnouncement()
    }

    @inline(__always)
    private func endAnnouncement() {
        depth = 0
        announced = nil
        serial &+= 1
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
    ///
    /// - Parameter own: Where the tracker is that watches the computation.
    @inline(__always)
    private func announce(_ node: Unmanaged<DynamicNode>, _ own: Tracker.Pointer) {
        announced = UnsafeRawPointer(node.toOpaque())
        node._withUnsafeGuaranteedRef { node in
            guard node.hasBindings, depth <= roundLimit, !state.contains(.tracing) else { return announceWithCare(node) }
            let mustAsk = node.flags.contains(.mustAsk)
            // Only what is computed has to be asked.
            guard mustAsk || node.isDerived else { return announceWithCare(node) }
            if mustAsk {
                let before = node.version
                if !computeAtOnce(node, own) { update(node) }
                if node.version == before, node.hasNothingToTell { return }
            }
            node.perform(node, .announce, self)
        }
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
