extension Propagation {
    /// Does what had to wait until everything is up to date.
    @inline(__always)
    func endEvaluation(of node: DynamicNode) {
        if isTooDeep { endTooDeep(node) }
        state = State(rawValue: state.rawValue & ~State.evaluating.rawValue)
        if mustLetGo { letGo() }
        if !state.contains(.busy), pendingCount > 0 || hasLeftovers { announceAfterwards(node) }
    }

    @inline(never)
    private func endTooDeep(_ node: DynamicNode) {
        if deepest != nil { updateFromTheDeepest(to: node) }
        isTooDeep = false
    }

    @inline(never)
    private func letGo() {
        mustLetGo = false
        frames.shrink()
        if !leaving.isEmpty { disconnectLeaving() }
        if !released.isEmpty { releaseAll() }
    }

    @inline(never)
    private func announceAfterwards(_ node: DynamicNode) {
        begin()
        finish()
        // Listeners may have set what the value was computed from.
        if node.flags.contains(.mustAsk) { update(node) }
    }

    private func disconnectLeaving() {
        while let next = leaving.popLast() {
            next._withUnsafeGuaranteedRef { node in
                node.flags.remove(.leaving)
                lostUse(node)
            }
            next.release()
        }
    }

    /// Brings a value up to date whose computation led to calls within calls deeper than the stack allows: the value at
    /// the bottom first, with the whole stack for itself, and then what reads it, once more.
    @inline(never)
    private func updateFromTheDeepest(to node: DynamicNode) {
        var waiting = [node]
        while let next = waiting.last {
            if let deepest {
                waiting.append(deepest)
                self.deepest = nil
                isTooDeep = false
                continue
            }
            if needsLook(next) { evaluate(next, within: noTracker) }
            if deepest == nil { waiting.removeLast() }
        }
    }
}
