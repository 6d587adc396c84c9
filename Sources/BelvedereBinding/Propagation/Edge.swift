/// The knowledge that a derived value was computed from a source.
///
/// A derived value keeps its edges in the order in which it read. The way back, from the source to the derived value,
/// exists only while the derived value is in use: bound, or a source of one that is. So an unused one costs its sources
/// nothing, and goes when its last reference goes.
///
/// Edges are plain memory, because the derived value alone makes and frees them. Their references are unmanaged for
/// these reasons:
/// - `target` owns the edge: there is no edge without it.
/// - `source` of a derived value with fixed sources is held by the closure that computes the value, and the node holds
///   the closure.
/// - `source` of a watched closure is retained as long as the edge is connected, and says so by `isOwning`. While it is
///   not, the derived value owns what `map` and `combine` have made, perhaps for this reading alone, unless it leads back
///   here; it owns nothing else that it has read. For that, `keeper` outlives the source and says whether it is there.
@usableFromInline
struct Edge {
    @usableFromInline typealias Pointer = UnsafeMutablePointer<Edge>

    let source: Unmanaged<DynamicNode>
    let target: Unmanaged<DynamicNode>
    /// The version of the source that the derived value was computed from.
    var seenVersion: UInt32
    /// Whether the source knows the edge.
    var isConnected = false
    /// Whether the edge holds a reference to the source.
    var isOwning = false
    /// The next source of the same derived value.
    var nextSource: Pointer?
    /// The neighbours among the source's dependents; the one before the first is the last. A derived value disconnects
    /// its edges before it frees them, so what is found here exists.
    @usableFromInline var nextDependent: Pointer?
    var previousDependent: Pointer?
    /// What tells whether the source is still there, where the edge does not own it.
    var keeper: Unmanaged<NodeDetails>?

    /// Whether the source has gone.
    @inline(__always)
    var isSourceGone: Bool {
        guard let keeper else { return false }
        return keeper._withUnsafeGuaranteedRef { $0.node == nil }
    }

    /// Whether a source that has gone had, at its end, another value than the one that was read.
    var hasSourceChangedBeforeItWent: Bool {
        keeper?._withUnsafeGuaranteedRef { $0.lastVersion != seenVersion } ?? false
    }

    /// Whether the edge leads from this node. The address alone would not do: it may be used again.
    @inline(__always)
    func leads(from node: DynamicNode) -> Bool {
        source.toOpaque() == Unmanaged.passUnretained(node).toOpaque() && !isSourceGone
    }
}
