/// The derived values that are in use and were computed from a node.
///
/// Most nodes have one dependent, and they are the first source of it. Such a node points to the dependent itself and not to the edge. So a
/// large change does not wait for the edge to come from memory. Where the edge is needed, it is the first one of the dependent.
extension DynamicNode {
    /// The only dependent, if the node points to it directly.
    @inline(__always)
    final var onlyDependent: Unmanaged<DynamicNode>? {
        guard flags.contains(.oneDependent) else { return nil }
        return dependents.map { Unmanaged.fromOpaque($0) }
    }

    /// The first edge to a dependent, if the node points to edges.
    @inline(__always)
    final var dependentEdges: Edge.Pointer? {
        guard !flags.contains(.oneDependent) else { return nil }
        return dependents?.assumingMemoryBound(to: Edge.self)
    }

    /// The first edge to a dependent.
    final var firstDependent: Edge.Pointer? {
        guard let only = onlyDependent else { return dependentEdges }
        return only._withUnsafeGuaranteedRef { $0.firstSource }
    }

    /// Adds a dependent at the end.
    ///
    /// - Parameter edge: The edge to the dependent, which is already in the dependent's list of sources.
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
            pointToOnly(edge)
        }
        edge.pointee.nextDependent = nil
        edge.pointee.isConnected = true
    }

    /// Removes a dependent.
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
            if let first, first.pointee.nextDependent == nil { pointToOnly(first) }
        }
        edge.pointee.nextDependent = nil
        edge.pointee.previousDependent = nil
        edge.pointee.isConnected = false
    }

    /// Points to the dependent at the end of the only edge, if this node is its first source. Otherwise points to the edge.
    private final func pointToOnly(_ edge: Edge.Pointer) {
        let target = edge.pointee.target
        let isFirst = target._withUnsafeGuaranteedRef { $0.firstSource == edge }
        dependents = isFirst ? target.toOpaque() : UnsafeMutableRawPointer(edge)
        if isFirst { flags.insert(.oneDependent) }
    }

    /// Points to the only edge, because this node is no longer the first source of its dependent.
    final func pointToEdge(_ edge: Edge.Pointer) {
        guard flags.contains(.oneDependent) else { return }
        flags.remove(.oneDependent)
        dependents = UnsafeMutableRawPointer(edge)
    }
}
