/// The knowledge that a derived value was computed from a source.
///
/// The derived value owns its edges, and an edge its source. The way back, from the source to the derived value, exists
/// only while the derived value is in use (bound, or a source of one that is): so an unused one costs its sources
/// nothing, and goes when its last reference goes.
@usableFromInline
final class Edge {
    let source: DynamicNode
    /// The derived value. Unmanaged, because it owns this edge: there is no edge without it.
    let target: Unmanaged<DynamicNode>
    /// The version of the source that the derived value was computed from.
    @exclusivity(unchecked) var seenVersion: UInt32
    /// Whether the source knows the edge.
    @exclusivity(unchecked) var isConnected = false
    /// The next source of the same derived value.
    var nextSource: Edge?
    // The neighbours among the source's dependents. Unmanaged, because `disconnect` takes the edge out of that list
    // before its owner lets it go.
    @exclusivity(unchecked) var nextDependent: Unmanaged<Edge>?
    @exclusivity(unchecked) var previousDependent: Unmanaged<Edge>?

    init(from source: DynamicNode, to target: DynamicNode) {
        self.source = source
        self.target = Unmanaged.passUnretained(target)
        seenVersion = source.version
    }

    /// Makes the edge known to its source, which comes into use by that, if it was not.
    func connect() {
        guard !isConnected else { return }
        isConnected = true
        if source.isDerived, !source.hasBindings, source.firstDependent == nil { source.connect() }
        let edge = Unmanaged.passUnretained(self)
        previousDependent = source.lastDependent
        if let last = source.lastDependent {
            last._withUnsafeGuaranteedRef { $0.nextDependent = edge }
        } else {
            source.firstDependent = edge
        }
        source.lastDependent = edge
    }

    /// Takes the edge from its source, which goes out of use by that, if nothing else needs it.
    func disconnect() {
        guard isConnected else { return }
        isConnected = false
        if let previousDependent {
            previousDependent._withUnsafeGuaranteedRef { $0.nextDependent = nextDependent }
        } else {
            source.firstDependent = nextDependent
        }
        if let nextDependent {
            nextDependent._withUnsafeGuaranteedRef { $0.previousDependent = previousDependent }
        } else {
            source.lastDependent = previousDependent
        }
        nextDependent = nil
        previousDependent = nil
        if source.isDerived, !source.hasBindings, source.firstDependent == nil { source.disconnect() }
    }
}
