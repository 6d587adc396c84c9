/// An edge of the graph of values: it records that a derived value was computed from a source.
///
/// A derived value has a list of its edges, in the order in which it read its sources. A source has a list of its edges too, but only with
/// derived values in use. A derived value is in use if it is bound, or if it is a source of a value in use. So a change of a source costs
/// nothing for values that are not in use, and such a value is freed with its last reference.
///
/// An edge is memory of its own, which only the derived value allocates and frees. Its references to nodes are borrowed. This is safe for
/// these reasons:
/// - `target` owns the edge: the edge does not exist without it.
/// - If the derived value has fixed sources, its computation keeps `source` alive, and the value keeps the computation.
/// - If the kit records the reads of a closure, `source` is retained while the edge is connected, and `isOwning` is true. When the edge is
///   not connected, the value retains only sources that `map` and `combine` have made, because these may exist only for this closure. For
///   all other sources, `keeper` says whether they still exist.
@usableFromInline
struct Edge: Equatable {
    private struct Fields {
        let source: Borrowed<DynamicNode>
        let target: Borrowed<DynamicNode>
        // The version of the source when the derived value was last computed from it; 0, which no node has as its version, if it has not
        // been computed from the source or must be computed again.
        var seenVersion: UInt32 = 0
        var isConnected = false
        var isOwning = false
        var nextSource: Edge?
        var nextDependent: Edge?
        var previousDependent: Edge?
        var keeper: NodeDetails?
    }

    private let memory: UnsafeMutablePointer<Fields>

    init(from source: DynamicNode, to target: DynamicNode) {
        memory = .allocate(capacity: 1)
        memory.initialize(to: Fields(source: Borrowed(source), target: Borrowed(target)))
    }

    /// Frees the memory of the edge. The edge must not be in any list.
    func free() {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    /// Prefetches the memory of the edge.
    @inline(__always)
    func prefetch() { Platform.prefetch(memory) }

    @inline(__always)
    private var fields: Fields {
        _read { yield memory.pointee }
        nonmutating _modify { yield &memory.pointee }
    }

    @inline(__always) var source: Borrowed<DynamicNode> { fields.source }
    @inline(__always) var target: Borrowed<DynamicNode> { fields.target }

    /// The version of the source when the derived value was last computed from it.
    @inline(__always)
    var seenVersion: UInt32 {
        get { fields.seenVersion }
        nonmutating set { fields.seenVersion = newValue }
    }

    /// Whether the edge is in the source's list, so that the source notifies the derived value of changes.
    @inline(__always)
    fileprivate(set) var isConnected: Bool {
        get { fields.isConnected }
        nonmutating set { fields.isConnected = newValue }
    }

    /// Whether the edge keeps the source alive.
    @inline(__always)
    var isOwning: Bool {
        get { fields.isOwning }
        nonmutating set { fields.isOwning = newValue }
    }

    /// The next edge in the list of the same derived value.
    @inline(__always)
    var nextSource: Edge? {
        get { fields.nextSource }
        nonmutating set { fields.nextSource = newValue }
    }

    /// The next edge in the list of the same source.
    @inline(__always)
    fileprivate(set) var nextDependent: Edge? {
        get { fields.nextDependent }
        nonmutating set { fields.nextDependent = newValue }
    }

    /// The preceding edge in the list of the same source. For the first edge, it is the last edge.
    fileprivate var previousDependent: Edge? {
        get { fields.previousDependent }
        nonmutating set { fields.previousDependent = newValue }
    }

    /// The details of the source, if the edge does not keep the source alive. The details exist longer than the source.
    var keeper: NodeDetails? {
        get { fields.keeper }
        nonmutating set { fields.keeper = newValue }
    }

    /// Whether the source has been freed.
    @inline(__always) var isSourceGone: Bool { fields.keeper != nil && hasKeptSourceGone }

    private var hasKeptSourceGone: Bool { keeper?.node == nil }

    /// Whether a source that has been freed had another value at its end than the derived value had read.
    var hasSourceChangedBeforeItWent: Bool { keeper.map { $0.lastVersion != seenVersion } ?? false }

    /// Returns whether this node is the source of the edge. Comparing addresses is not enough, because the source may have been freed and a
    /// later node may have the same address.
    @inline(__always)
    func leads(from node: DynamicNode) -> Bool { source == Borrowed(node) && !isSourceGone }
}

extension DynamicNode {
    /// Adds an edge at the end of this source's list.
    final func addDependent(_ edge: Edge) {
        if let first = firstDependent {
            let last = first.previousDependent
            edge.previousDependent = last
            last?.nextDependent = edge
            first.previousDependent = edge
        } else {
            edge.previousDependent = edge
            firstDependent = edge
        }
        edge.nextDependent = nil
        edge.isConnected = true
    }

    final func removeDependent(_ edge: Edge) {
        let (following, previous) = (edge.nextDependent, edge.previousDependent)
        if firstDependent == edge {
            firstDependent = following
        } else {
            previous?.nextDependent = following
        }
        (following ?? firstDependent)?.previousDependent = previous
        edge.nextDependent = nil
        edge.previousDependent = nil
        edge.isConnected = false
    }

    /// Makes the edges to the fixed sources of a derived value. Called once, when the derived value is made.
    @usableFromInline final func addFixedSources(_ sources: [DynamicNode]) {
        for source in sources.reversed() {
            let edge = Edge(from: source, to: self)
            edge.nextSource = firstSource
            firstSource = edge
        }
    }

    /// Frees the edges of a derived value that is being freed. The value is not in use, so its sources should have no edges to it. If a
    /// source still has one, that edge is removed here.
    final func freeEdges() {
        while let edge = firstSource {
            firstSource = edge.nextSource
            let (source, isOwning) = (edge.source, edge.isOwning)
            if edge.isConnected { source.with { $0.removeDependent(edge) } }
            edge.free()
            if isOwning { source.release() }
        }
    }
}
