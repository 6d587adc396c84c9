/// Connects derived values to their sources when they come into use, and disconnects them when they are not in use any more. A value is in
/// use if it is bound, or if it is a source of a value in use.
///
/// All of this works with lists and not by recursion, so a long chain of values needs no deep stack.
extension Propagation {
    /// Decides how a new edge (the record that a derived value was computed from a source) refers to its source. If the derived value
    /// (`reader`) is in use, the edge retains the source and is added to the source's list. Otherwise see `keep`.
    func adopt(_ edge: Edge, _ source: DynamicNode, _ reader: DynamicNode) {
        guard reader.flags.contains(.connected) else {
            keep(edge, source)
            source.flags.insert(.readIdle)
            return
        }
        connectEdge(edge, source, isOwning: true)
        if source.isDerived, !source.flags.contains(.connected) { connect(source) }
    }

    /// Decides how the edge of a value that is not in use refers to its source: it retains a source that `map` or `combine` has made. For
    /// any other source, it only keeps the source's details, which show whether the source has been freed.
    private func keep(_ edge: Edge, _ source: DynamicNode) {
        if source.kind == .fixed, !source.flags.contains(.wasInCycle) {
            own(edge, source)
        } else {
            edge.keeper = source.keepDetails()
            guard edge.isOwning else { return }
            edge.isOwning = false
            releaseLater(edge.source)
        }
    }

    private func own(_ edge: Edge, _ source: DynamicNode) {
        guard !edge.isOwning else { return }
        edge.isOwning = true
        Borrowed(source).retain()
    }

    private func connectEdge(_ edge: Edge, _ source: DynamicNode, isOwning: Bool) {
        if isOwning { own(edge, source) }
        edge.keeper = nil
        source.addDependent(edge)
    }

    /// Removes an edge (the record of a source) from the source's list, and frees it. Only for derived values that record which values
    /// their closure reads.
    func drop(_ edge: Edge) {
        if edge.isConnected {
            edge.source.with {
                $0.removeDependent(edge)
                lostUse($0)
            }
        }
        // Release the source only later, because the release may run code of authors.
        if edge.isOwning { releaseLater(edge.source) }
        edge.free()
    }

    // MARK: In use, out of use

    /// Connects a derived value to its sources, these to their own sources, and so on, so that each change reaches the value.
    ///
    /// - Parameters:
    ///   - node: The value that comes into use.
    ///   - mayRepair: Whether values that are out of date are computed at once.
    func connect(_ node: DynamicNode, mayRepair: Bool = true) {
        var next: Borrowed<DynamicNode>? = Borrowed(node)
        var waiting: ContiguousArray<Borrowed<DynamicNode>> = []
        // The values whose sources have changed, or have been freed, since the values were last checked.
        var stale: ContiguousArray<DynamicNode> = []
        while let current = next {
            current.with { node in
                guard !node.flags.contains(.connected) else { return }
                node.flags.insert(.connected)
                connectSources(of: node, &waiting)
                if node.flags.contains(.active) { return }
                if node.validatedAt == currentEpoch, !node.flags.contains(.dirty) {
                    node.flags.remove(.mustAsk)
                } else {
                    node.flags.formUnion([.marked, .mustAsk])
                    stale.append(node)
                }
            }
            next = waiting.popLast()
        }
        // The list is reversed, so that sources come before the values that are computed from them.
        let reports = depthReportCount
        for node in stale.reversed() { repair(node, ifWanted: mayRepair, unlessReportedSince: reports) }
        guard mayRepair, node.flags.contains(.mustAsk), !node.flags.contains(.active) else { return }
        if !isTooDeep, depthReportCount == reports { update(node) }
    }

    private func connectSources(of node: DynamicNode, _ waiting: inout ContiguousArray<Borrowed<DynamicNode>>) {
        var edge = node.firstSource
        while let current = edge {
            edge = current.nextSource
            if current.isConnected { continue }
            if current.isSourceGone {
                node.flags.insert(.dirty)
                continue
            }
            current.source.with { source in
                connectEdge(current, source, isOwning: node.kind == .tracking)
                if source.isDerived, !source.flags.contains(.connected) { waiting.append(current.source) }
            }
        }
    }

    /// Brings a value up to date if its sources changed before it was connected to them.
    private func repair(_ node: DynamicNode, ifWanted mayRepair: Bool, unlessReportedSince reports: Int) {
        guard node.flags.contains(.mustAsk) else { return }
        guard mayRepair, !isTooDeep, depthReportCount == reports else {
            // The value is not computed now but when it is read. Until then, it counts as dirty, so changes of its sources need not mark
            // it.
            node.flags.remove(.marked)
            node.flags.insert(.dirty)
            return
        }
        let version = node.version
        update(node)
        // The source changed earlier and does not announce that again. So notify the values that have read this value before.
        guard node.version != version else { return }
        forgetIdleReaders(of: node)
        mark(dependentsOf: node)
    }

    /// Called when a node has lost a binding or a dependent. Takes a derived value out of use if no binding needs it any more.
    func lostUse(_ node: DynamicNode) {
        guard node.isDerived, node.flags.contains(.connected), !isNeeded(node) else { return }
        // While derived values are being computed, keep the edges to their sources, because the engine goes from edge to edge to find the
        // sources to check. The node is disconnected afterwards.
        guard state.contains(.evaluating) else { return disconnect(node) }
        guard !node.flags.contains(.leaving) else { return }
        node.flags.insert(.leaving)
        leaving.append(Borrowed(node))
        Borrowed(node).retain()
        mustLetGo = true
    }

    /// Returns whether a node has a binding of its own, or is a source of a value that is in use.
    private func isNeeded(_ node: DynamicNode) -> Bool {
        if node.hasBindings || node.flags.contains(.beingBound) { return true }
        guard node.firstDependent != nil else { return false }
        // Values that depend on the node need it. The exception is a cycle: its values may need the node only because it needs them. So
        // search for a real binding.
        guard node.flags.contains(.wasInCycle) else { return true }
        var seen: Set<UnsafeRawPointer> = []
        var waiting = [Borrowed(node)]
        while let next = waiting.popLast() {
            guard seen.insert(next.address).inserted else { continue }
            if next.with({ $0.hasBindings || $0.flags.contains(.beingBound) }) { return true }
            var edge = next.with { $0.firstDependent }
            while let current = edge {
                waiting.append(current.target)
                edge = current.nextDependent
            }
        }
        return false
    }

    /// Disconnects a derived value from its sources: the reverse of `connect`. A value that is up to date at this moment counts as up to
    /// date until something changes.
    private func disconnect(_ node: DynamicNode) {
        var next: Borrowed<DynamicNode>? = Borrowed(node)
        var waiting: ContiguousArray<Borrowed<DynamicNode>> = []
        while let current = next {
            current.with { node in
                guard node.flags.contains(.connected) else { return }
                node.validatedAt = node.flags.contains(.mustAsk) ? currentEpoch &- 1 : currentEpoch
                node.flags.subtract([.connected, .marked])
                node.flags.insert(.mustAsk)
                disconnectSources(of: node, &waiting)
            }
            next = waiting.popLast()
        }
        if !state.contains(.evaluating) { releaseAll() }
    }

    private func disconnectSources(of node: DynamicNode, _ waiting: inout ContiguousArray<Borrowed<DynamicNode>>) {
        var edge = node.firstSource
        while let current = edge {
            edge = current.nextSource
            guard current.isConnected else { continue }
            current.source.with { source in
                source.removeDependent(current)
                source.flags.insert(.readIdle)
                if node.kind == .tracking { keep(current, source) }
                if source.isDerived, source.flags.contains(.connected), !isNeeded(source) { waiting.append(current.source) }
            }
        }
    }

    // MARK: Releases

    /// Stores a node in a list of nodes that are released as soon as no derived value is being computed.
    func releaseLater(_ node: Borrowed<DynamicNode>) {
        released.append(node)
        mustLetGo = true
    }

    /// Releases the nodes that were kept while derived values were being computed, one after the other. The release of a node may add
    /// further nodes to the same list.
    func releaseAll() {
        while let next = released.popLast() { next.release() }
    }

    /// Keeps a computation alive whose value is being freed, until `Burial`, the last stored property of the value, is freed.
    @usableFromInline func bury(_ computation: AnyObject) { buried.append(computation) }

    /// Releases the computations of values that are being freed.
    ///
    /// The computation of a value keeps the values from which it computes, and their computations keep others. If these were released one
    /// inside the other, a chain of values would need a stack as deep as the chain is long. So the outermost of these calls releases all of
    /// them, one after the other.
    func releaseBuried() {
        guard !isBurying else { return }
        isBurying = true
        while let next = buried.popLast() { withExtendedLifetime(next) {} }
        isBurying = false
    }
}
