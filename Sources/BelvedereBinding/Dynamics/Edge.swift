/// The knowledge that a derived value was computed from a source.
///
/// The derived value owns its edges, and an edge its source. The way back, from the source to the derived value, exists
/// only while the derived value is in use (bound, or a source of one that is): so an unused one costs its sources
/// nothing, and goes when its last reference goes.
@usableFromInline
final class Edge {
    @usableFromInline let source: DynamicNode
    /// The derived value. Unmanaged, because it owns this edge: there is no edge without it.
    let target: Unmanaged<DynamicNode>
    /// The version of the source that the derived value was computed from.
    @exclusivity(unchecked) var seenVersion: UInt32
    /// Whether the source knows the edge.
    @exclusivity(unchecked) var isConnected = false
    /// The next source of the same derived value.
    @exclusivity(unchecked) var nextSource: Unmanaged<Edge>?
    // The neighbours among the source's dependents; the one before the first is the last. Unmanaged, because `disconnect` takes the edge out of that list
    // before its owner lets it go.
    @exclusivity(unchecked) var nextDependent: Unmanaged<Edge>?
    @exclusivity(unchecked) var previousDependent: Unmanaged<Edge>?

    /// An edge that the caller keeps alive by hand.
    static func make(from source: DynamicNode, to target: DynamicNode) -> Unmanaged<Edge> {
        Unmanaged.passRetained(Edge(from: source, to: target))
    }

    private init(from source: DynamicNode, to target: DynamicNode) {
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
        if let first = source.firstDependent {
            first._withUnsafeGuaranteedRef { first in
                previousDependent = first.previousDependent
                first.previousDependent?._withUnsafeGuaranteedRef { $0.nextDependent = edge }
                first.previousDependent = edge
            }
        } else {
            source.firstDependent = edge
            previousDependent = edge
        }
    }

    /// Takes the edge from its source, which goes out of use by that, if nothing else needs it.
    func disconnect() {
        guard isConnected else { return }
        isConnected = false
        if source.firstDependent?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
            source.firstDependent = nextDependent
        } else {
            previousDependent?._withUnsafeGuaranteedRef { $0.nextDependent = nextDependent }
        }
        let following = nextDependent ?? source.firstDependent
        following?._withUnsafeGuaranteedRef { $0.previousDependent = previousDependent }
        nextDependent = nil
        previousDependent = nil
        if source.isDerived, !source.hasBindings, source.firstDependent == nil { source.disconnect() }
    }
}
