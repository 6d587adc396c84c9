extension Propagation {
    /// Notes that the value of `node` has changed: everything derived from it may have to be computed, and what is bound
    /// waits to be called.
    ///
    /// By a list and not by recursion, so that the length of a chain does not matter: what several depend on is put off,
    /// so that nodes come in about the order in which they were made; a chain is followed to its end, as it lies in memory.
    @usableFromInline func mark(dependentsOf node: DynamicNode) {
        mark(node.onlyDependent, node.dependentEdges)
    }

    /// Marks a value and what was computed from it, or the ends of a list of edges and what was computed from those.
    private func mark(_ node: Unmanaged<DynamicNode>?, _ edges: Edge.Pointer?) {
        var (next, list) = (node, edges)
        while true {
            while let current = next { next = current._withUnsafeGuaranteedRef { mark($0) } }
            guard let edge = list ?? marking.popFirst() else { break }
            list = edge.pointee.nextDependent
            if let list { CurrentThread.prefetch(list) }
            next = edge.pointee.target
        }
        marking.shrink()
    }

    /// Marks one value.
    ///
    /// - Returns: The one value that depends on it, if it is one.
    @inline(__always)
    private func mark(_ node: DynamicNode) -> Unmanaged<DynamicNode>? {
        let flags = node.flags
        guard !flags.contains(.marked) else { return nil }
        node.flags = flags.union([.marked, .mustAsk])
        if flags.contains(.readIdle) { forgetIdleReaders(of: node) }
        if node.hasBindings {
            if node.slot == 0 { append(node, node.next.unsafelyUnwrapped) } else { enqueue(node) }
        }
        guard let dependents = node.dependents else { return nil }
        if flags.contains(.oneDependent) { return Unmanaged.fromOpaque(dependents) }
        // The edge itself is not looked at yet: it may be far away in memory, and is on its way while others are marked.
        CurrentThread.prefetch(dependents)
        marking.append(dependents.assumingMemoryBound(to: Edge.self))
        return nil
    }

    /// Marks a value and everything that was computed from it.
    ///
    /// - Returns: The last value, if all of them form one chain and only the last is bound. Nobody else is told, so it does not have to stand
    ///   in the queue. Otherwise `nil`, and the bound values stand in the queue.
    @inline(__always)
    func markChain(from first: Unmanaged<DynamicNode>) -> Unmanaged<DynamicNode>? {
        var current = first
        while true {
            let next = current._withUnsafeGuaranteedRef { node -> Unmanaged<DynamicNode>? in
                guard node.flags.isDisjoint(with: [.marked, .readIdle]) else { return nil }
                let next = node.hasBindings ? (node.dependents == nil && node.slot == 0 ? current : nil) : node.onlyDependent
                if next != nil { node.flags.formUnion([.marked, .mustAsk]) }
                return next
            }
            guard let next else { break }
            if next.toOpaque() == current.toOpaque() { return current }
            current = next
        }
        mark(current, nil)
        return nil
    }
}
