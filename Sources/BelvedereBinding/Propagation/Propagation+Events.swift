extension Propagation {
    /// Notes an event that is about to be told.
    func noteEvent(of node: DynamicNode) {
        noteChange()
        if state.contains(.tracing) { trace(.set, node) }
        forgetIdleReaders(of: node)
        if node.dependents != nil { mark(dependentsOf: node) }
    }

    /// Lets a node that has an event to tell wait for its turn.
    func enqueueEvent(of node: DynamicNode) {
        if queue.contains(node) { return }
        guard let first = node.firstBinding else {
            // Nobody is told, so the order of binding does not say when; at once, then.
            queue.append(node, serial: 0, depth: depth + 1, &pendingCount)
            undisturbedSerial = 0
            return
        }
        let serial = first._withUnsafeGuaranteedRef { unsafeDowncast($0, to: BindingToken.self).serial }
        queue.append(node, serial: serial, depth: depth + 1, &pendingCount)
        undisturbedSerial = 0
    }
}
