extension DynamicNode {
    /// Brings a derived value up to date: computes it if, and only if, something it was computed from has changed.
    @inlinable @inline(__always)
    final func refresh() {
        if flags.contains(.mustAsk) { refreshDerived() }
    }

    @usableFromInline final func refreshDerived() {
        Propagation.withCurrent { $0.update(self) }
    }

    /// Gives a derived value its fixed sources. Called once, when it is made.
    @usableFromInline final func addFixedSources(_ sources: [DynamicNode]) {
        Propagation.withCurrent { propagation in
            for source in sources.reversed() {
                let edge = propagation.makeEdge(from: source, to: self)
                edge.pointee.nextSource = firstSource
                firstSource = edge
            }
        }
    }

    /// Frees what a node knows of its sources. A node that goes is not in use, so its sources do not know it any more;
    /// should one know it, that ends here.
    final func freeEdges() {
        guard firstSource != nil else { return }
        Propagation.withCurrent { propagation in
            while let edge = firstSource {
                firstSource = edge.pointee.nextSource
                if edge.pointee.isConnected {
                    let source = edge.pointee.source
                    source._withUnsafeGuaranteedRef { $0.removeDependent(edge) }
                }
                if edge.pointee.isOwning { edge.pointee.source.release() }
                edge.pointee.keeper?.release()
                propagation.freeEdge(edge)
            }
        }
    }

    /// Puts an edge at the end of the list of dependents.
    final func addDependent(_ edge: Edge.Pointer) {
        if let first = firstDependent {
            let last = first.pointee.previousDependent
            edge.pointee.previousDependent = last
            last?.pointee.nextDependent = edge
            first.pointee.previousDependent = edge
            flags.insert(.branches)
        } else {
            firstDependent = edge
            edge.pointee.previousDependent = edge
        }
        edge.pointee.nextDependent = nil
        edge.pointee.isConnected = true
    }

    /// Takes an edge out of the list of dependents.
    final func removeDependent(_ edge: Edge.Pointer) {
        let following = edge.pointee.nextDependent
        let previous = edge.pointee.previousDependent
        if firstDependent == edge {
            firstDependent = following
        } else {
            previous?.pointee.nextDependent = following
        }
        (following ?? firstDependent)?.pointee.previousDependent = previous
        if flags.contains(.branches), firstDependent?.pointee.nextDependent == nil { flags.remove(.branches) }
        edge.pointee.nextDependent = nil
        edge.pointee.previousDependent = nil
        edge.pointee.isConnected = false
    }
}
