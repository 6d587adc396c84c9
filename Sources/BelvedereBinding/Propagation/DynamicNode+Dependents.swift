/// The derived values that are in use and were computed from a node.
///
/// Most nodes have one of them, of which they are the first source. Such a node leads to the value itself, and not to the edge, for which a
/// change of many values would have to wait as well. The edge is the first of that value.
extension DynamicNode {
    /// The only derived value, where it can be told at once.
    @inline(__always)
    final var onlyDependent: Unmanaged<DynamicNode>? {
        guard flags.contains(.oneDependent) else { return nil }
        return dependents.map { Unmanaged.fromOpaque($0) }
    }

    /// The first of the edges that lead to derived values, where the node leads to edges.
    @inline(__always)
    final var dependentEdges: Edge.Pointer? {
        guard !flags.contains(.oneDependent) else { return nil }
        return dependents?.assumingMemoryBound(to: Edge.self)
    }

    /// The first of the edges that lead to derived values.
    final var firstDependent: Edge.Pointer? {
        guard let only = onlyDependent else { return dependentEdges }
        return only._withUnsafeGuaranteedRef { $0.firstSource }
    }

    /// Adds a derived value, as the last.
    ///
    /// - Parameter edge: An edge to it, which is among its own.
    final func addDependent(_ edge: Edge.Pointer) {
        let first = firstDependent
        flags.remove(.oneDependent)
        if let first {
            dependents = UnsafeMutableRawPointer(first)
            let last = first.pointee.previousDependent
            edge.pointee.previousDependent = last
            last?.pointee.nextDependent = edge
            first.pointee.previousDependent = edge
        } else {
            edge.pointee.previousDependent = edge
            leadToOne(edge)
        }
        edge.pointee.nextDependent = nil
        edge.pointee.isConnected = true
    }

    /// Takes a derived value out.
    final func removeDependent(_ edge: Edge.Pointer) {
        let following = edge.pointee.nextDependent
        let previous = edge.pointee.previousDependent
        if flags.contains(.oneDependent) {
            flags.remove(.oneDependent)
            dependents = nil
        } else {
            if dependentEdges == edge {
                dependents = UnsafeMutableRawPointer(following)
            } else {
                previous?.pointee.nextDependent = following
            }
            let first = dependentEdges
            (following ?? first)?.pointee.previousDependent = previous
            if let first, first.pointee.nextDependent == nil { leadToOne(first) }
        }
        edge.pointee.nextDependent = nil
        edge.pointee.previousDependent = nil
        edge.pointee.isConnected = false
    }

    /// Leads to the end of an edge, which is the only one, if the edge can be found from there. Otherwise leads to the edge.
    private final func leadToOne(_ edge: Edge.Pointer) {
        let target = edge.pointee.target
        let isFirst = target._withUnsafeGuaranteedRef { $0.firstSource == edge }
        dependents = isFirst ? target.toOpaque() : UnsafeMutableRawPointer(edge)
        if isFirst { flags.insert(.oneDependent) }
    }

    /// Leads to an edge that can be found from its end no longer.
    final func leadToEdge(_ edge: Edge.Pointer) {
        guard flags.contains(.oneDependent) else { return }
        flags.remove(.oneDependent)
        dependents = UnsafeMutableRawPointer(edge)
    }
}
