extension Propagation {
    /// Runs the computation of a value, and notes what it reads.
    ///
    /// - Parameters:
    ///   - own: Where the tracker is that watches it.
    ///   - reading: The tracker from before.
    @inline(__always)
    func compute(_ node: DynamicNode, _ own: Tracker.Pointer, _ reading: Tracker.Pointer) {
        prepareToCompute(node)
        watch(node, own, expecting: node.firstSource)
        tracker = reading
    }

    /// Runs a computation with its tracker in place.
    @inline(__always)
    func watch(_ node: DynamicNode, _ own: Tracker.Pointer, expecting edge: Edge.Pointer?) {
        own.pointee.begin(.passUnretained(node), expecting: edge)
        tracker = own
        node.perform(node, .compute, self)
        if own.pointee.expected != nil || own.pointee.known != nil { dropUnread() }
    }

    /// The same for a value with fixed sources. What it reads is not recorded.
    @inline(__always)
    func computeFixed(_ node: DynamicNode, _ reading: Tracker.Pointer) {
        prepareToCompute(node)
        tracker = noTracker
        node.perform(node, .compute, self)
        tracker = reading
    }

    @inline(__always)
    private func prepareToCompute(_ node: DynamicNode) {
        let state = state
        if _slowPath(state.contains(.tracing)) { unwatched { trace(.computed, node) } }
        let isHeldBack = state.intersection([.busy, .draining]) == .busy
        // The computation reads the current sources, so earlier marks are no longer needed.
        if isHeldBack || !node.flags.isDisjoint(with: [.dirty, .marked]) {
            let flags = node.flags.subtracting([.dirty, .marked])
            node.flags = isHeldBack ? flags.union(.mayComeBack) : flags
        }
    }
}
