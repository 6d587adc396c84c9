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
}
