extension Propagation {
    func makeEdge(from source: DynamicNode, to target: DynamicNode) -> Edge.Pointer {
        let edge: Edge.Pointer
        if let spare = spareEdges {
            spareEdges = spare.pointee.nextSource
            spareEdgeCount -= 1
            edge = spare
        } else {
            edge = .allocate(capacity: 1)
        }
        // Seen at no version yet: a version is never zero.
        edge.initialize(to: Edge(source: .passUnretained(source), target: .passUnretained(target), seenVersion: 0))
        return edge
    }

    /// Frees an edge that nobody knows any more.
    func freeEdge(_ edge: Edge.Pointer) {
        guard spareEdgeCount < 1024 else { return edge.deallocate() }
        edge.pointee.nextSource = spareEdges
        spareEdges = edge
        spareEdgeCount += 1
    }

    /// Gives an edge of a watched closure what keeps its reference to the source sound, and, if its reader is in use,
    /// makes it known to the source.
    func adopt(_ edge: Edge.Pointer, _ source: DynamicNode, _ reader: DynamicNode) {
        guard reader.flags.contains(.connected) else {
            keep(edge, source)
            source.flags.insert(.readIdle)
            return
        }
        connectEdge(edge, source, isOwning: true)
        if source.isDerived, !source.flags.contains(.connected) { connect(source) }
    }

    /// Gives the edge of a value that is not in use what it needs to be sound.
    private func keep(_ edge: Edge.Pointer, _ source: DynamicNode) {
        if source.kind == .fixed, !source.flags.contains(.wasInCycle) {
            guard !edge.pointee.isOwning else { return }
            edge.pointee.isOwning = true
            _ = Unmanaged.passRetained(source)
        } else {
            edge.pointee.keeper = Unmanaged.passRetained(source.keepDetails())
            guard edge.pointee.isOwning else { return }
            edge.pointee.isOwning = false
            releaseLater(edge.pointee.source)
        }
    }

    private func connectEdge(_ edge: Edge.Pointer, _ source: DynamicNode, isOwning: Bool) {
        if isOwning, !edge.pointee.isOwning {
            edge.pointee.isOwning = true
            _ = Unmanaged.passRetained(source)
        }
        edge.pointee.keeper?.release()
        edge.pointee.keeper = nil
        source.addDependent(edge)
    }

    /// Lets go of an edge of a watched closure.
    func drop(_ edge: Edge.Pointer) {
        if edge.pointee.isConnected {
            let source = edge.pointee.source
            source._withUnsafeGuaranteedRef {
                $0.removeDependent(edge)
                lostUse($0)
            }
        }
        // Only later, because what goes with it may run code of the author's.
        if edge.pointee.isOwning { releaseLater(edge.pointee.source) }
        edge.pointee.keeper?.release()
        freeEdge(edge)
    }

    // MARK: In use, out of use

    /// Makes the sources of a derived value tell it when they change, and the sources of those, and so on.
    ///
    /// By a list and not by recursion, so that the length of a chain does not matter.
    ///
    /// - Parameters:
    ///   - node: The value that comes into use.
    ///   - mayRepair: Whether values that turn out to be out of date are computed.
    func connect(_ node: DynamicNode, mayRepair: Bool = true) {
        // Most values come into use alone, so the lists begin without memory.
        var next: Unmanaged<DynamicNode>? = .passUnretained(node)
        var waiting: ContiguousArray<Unmanaged<DynamicNode>> = []
        // Values whose sources have changed, or gone, since they were looked at.
        var stale: ContiguousArray<DynamicNode> = []
        let epoch = currentEpoch
        while let current = next {
            current._withUnsafeGuaranteedRef { node in
                guard !node.flags.contains(.connected) else { return }
                node.flags.insert(.connected)
                var edge = node.firstSource
                while let current = edge {
                    edge = current.pointee.nextSource
                    if current.pointee.isConnected { continue }
                    if current.pointee.isSourceGone {
                        node.flags.insert(.dirty)
                        continue
                    }
                    current.pointee.source._withUnsafeGuaranteedRef { source in
                        connectEdge(current, source, isOwning: node.kind == .tracking)
                        if source.isDerived, !source.flags.contains(.connected) { waiting.append(current.pointee.source) }
                    }
                }
                if node.flags.contains(.active) { return }
                if node.validatedAt == epoch, !node.flags.contains(.dirty) {
                    node.flags.remove(.mustAsk)
                } else {
                    node.flags.formUnion([.marked, .mustAsk])
                    stale.append(node)
                }
            }
            next = waiting.popLast()
        }
        // From the sources to what is computed from them.
        let reports = depthReportCount
        for node in stale.reversed() { repair(node, ifWanted: mayRepair, unlessReportedSince: reports) }
        guard mayRepair, node.flags.contains(.mustAsk), !node.flags.contains(.active) else { return }
        if !isTooDeep, depthReportCount == reports { update(node) }
    }

    /// Brings a value up to date whose sources have changed before they could tell it.
    private func repair(_ node: DynamicNode, ifWanted mayRepair: Bool, unlessReportedSince reports: Int) {
        guard node.flags.contains(.mustAsk) else { return }
        guard mayRepair, !isTooDeep, depthReportCount == reports else {
            // Computed when it is read; until then changes pass by it.
            node.flags.remove(.marked)
            node.flags.insert(.dirty)
            return
        }
        let version = node.version
        update(node)
        // No source has said so, so those who have read the value before are told here.
        guard node.version != version else { return }
        forgetIdleReaders(of: node)
        mark(dependentsOf: node)
    }

    /// Called when a node has lost a binding or a dependent: takes a derived value that nobody needs any more out of use.
    func lostUse(_ node: DynamicNode) {
        guard node.isDerived, node.flags.contains(.connected), !node.flags.contains(.beingBound) else { return }
        if node.isInUse {
            guard node.flags.contains(.wasInCycle), !isNeeded(node) else { return }
        }
        // A node that is being updated keeps its edges, because the update walks along them.
        guard state.contains(.evaluating) else { return disconnect(node) }
        guard !node.flags.contains(.leaving) else { return }
        node.flags.insert(.leaving)
        leaving.append(Unmanaged.passRetained(node))
        mustLetGo = true
    }

    /// Whether something is bound to what needs a node. Asked only of nodes that may need themselves.
    private func isNeeded(_ node: DynamicNode) -> Bool {
        var seen: Set<UnsafeRawPointer> = []
        var waiting: [Unmanaged<DynamicNode>] = [.passUnretained(node)]
        while let next = waiting.popLast() {
            guard seen.insert(UnsafeRawPointer(next.toOpaque())).inserted else { continue }
            if next._withUnsafeGuaranteedRef({ $0.hasBindings || $0.flags.contains(.beingBound) }) { return true }
            if let only = next._withUnsafeGuaranteedRef({ $0.onlyDependent }) { waiting.append(only) }
            var edge = next._withUnsafeGuaranteedRef { $0.dependentEdges }
            while let current = edge {
                waiting.append(current.pointee.target)
                edge = current.pointee.nextDependent
            }
        }
        return false
    }

    /// Ends what `connect` began. The value, if it is up to date, stays so until something changes.
    func disconnect(_ node: DynamicNode) {
        var next: Unmanaged<DynamicNode>? = .passUnretained(node)
        var waiting: ContiguousArray<Unmanaged<DynamicNode>> = []
        let epoch = currentEpoch
        while let current = next {
            current._withUnsafeGuaranteedRef { node in
                guard node.flags.contains(.connected) else { return }
                node.validatedAt = node.flags.contains(.mustAsk) ? epoch &- 1 : epoch
                node.flags.subtract([.connected, .marked])
                node.flags.insert(.mustAsk)
                var edge = node.firstSource
                while let current = edge {
                    edge = current.pointee.nextSource
                    guard current.pointee.isConnected else { continue }
                    current.pointee.source._withUnsafeGuaranteedRef { source in
                        source.removeDependent(current)
                        source.flags.insert(.readIdle)
                        if node.kind == .tracking { keep(current, source) }
                        guard source.isDerived, source.flags.contains(.connected) else { return }
                        if source.flags.contains(.beingBound) { return }
                        if !source.isInUse || (source.flags.contains(.wasInCycle) && !isNeeded(source)) {
                            waiting.append(current.pointee.source)
                        }
                    }
                }
            }
            next = waiting.popLast()
        }
        if !state.contains(.evaluating) { releaseAll() }
    }

    /// Releases a node when no update is running.
    func releaseLater(_ node: Unmanaged<DynamicNode>) {
        released.append(node)
        mustLetGo = true
    }

    /// Releases what was kept while something was being brought up to date.
    ///
    /// One after the other, although what goes may bring others to go: those are put into the same list.
    func releaseAll() {
        while let next = released.popLast() { next.release() }
    }

    /// Keeps a computation whose value is going until its `Burial` comes, last of all parts of the value.
    @usableFromInline func bury(_ computation: AnyObject) { buried.append(computation) }

    /// Lets go of computations whose values go.
    ///
    /// A chain of values holds itself by the computations. Released one inside the other, a long one would need a stack as
    /// deep as the chain is long; so the outermost of these calls lets go of all.
    func releaseBuried() {
        guard !isBurying else { return }
        isBurying = true
        while let next = buried.popLast() { withExtendedLifetime(next) {} }
        isBurying = false
    }
}
