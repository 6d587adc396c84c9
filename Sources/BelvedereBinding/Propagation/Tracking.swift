/// A computation that is being watched, to learn what it reads.
final class Tracking {
    @exclusivity(unchecked) private var node: DynamicNode
    @exclusivity(unchecked) private(set) var outer: Tracking?
    /// The last edge that this run has confirmed; those after it are from earlier runs.
    @exclusivity(unchecked) private var last: Unmanaged<Edge>?
    @exclusivity(unchecked) private var count = 0
    /// The sources of this run, kept once there are too many to look through.
    private var known: Set<ObjectIdentifier> = []

    private static let longestWalk = 8

    init(node: DynamicNode, outer: Tracking?) {
        self.node = node
        self.outer = outer
    }

    /// The computation's result.
    var reader: DynamicNode { node }

    /// Begins to watch another computation.
    func reset(_ node: DynamicNode, outer: Tracking?) {
        self.node = node
        self.outer = outer
        last = nil
        count = 0
        if !known.isEmpty { known.removeAll() }
    }

    /// Where the reference to the edge after the last confirmed one is kept: in that edge, or in the node.
    private var following: Unmanaged<Edge>? {
        get {
            guard let last else { return node.firstSource }
            return last._withUnsafeGuaranteedRef { $0.nextSource }
        }
        set {
            guard let last else { return node.firstSource = newValue }
            last._withUnsafeGuaranteedRef { $0.nextSource = newValue }
        }
    }

    /// Notes that the computation reads `source`, whose value is up to date.
    func record(_ source: DynamicNode) {
        if let expected = following, expected._withUnsafeGuaranteedRef({ $0.source === source }) {
            confirm(expected)
            return
        }
        if isConfirmed(source) { return }
        let edge = takeEarlierEdge(to: source) ?? Edge.make(from: source, to: node)
        edge._withUnsafeGuaranteedRef { $0.nextSource = following }
        following = edge
        confirm(edge)
        if node.isInUse { edge._withUnsafeGuaranteedRef { $0.connect() } }
    }

    /// Drops the edges to what this run has not read.
    func finish() {
        var dropped = following
        following = nil
        while let edge = dropped {
            edge._withUnsafeGuaranteedRef {
                dropped = $0.nextSource
                $0.disconnect()
            }
            edge.release()
        }
    }

    private func confirm(_ edge: Unmanaged<Edge>) {
        last = edge
        count += 1
        edge._withUnsafeGuaranteedRef { edge in
            edge.seenVersion = edge.source.version
            if count > Self.longestWalk { known.insert(ObjectIdentifier(edge.source)) }
        }
        if count == Self.longestWalk + 1 { walkConfirmed { known.insert(ObjectIdentifier($0)); return false } }
    }

    private func isConfirmed(_ source: DynamicNode) -> Bool {
        if count > Self.longestWalk { return known.contains(ObjectIdentifier(source)) }
        return walkConfirmed { $0 === source }
    }

    /// Looks through the confirmed sources until `body` says that it has found what it looks for.
    @discardableResult
    private func walkConfirmed(_ body: (DynamicNode) -> Bool) -> Bool {
        guard let last else { return false }
        var edge = node.firstSource
        while let current = edge {
            if current._withUnsafeGuaranteedRef({ body($0.source) }) { return true }
            if current.toOpaque() == last.toOpaque() { return false }
            edge = current._withUnsafeGuaranteedRef { $0.nextSource }
        }
        return false
    }

    /// Takes the edge of an earlier run out of its place, so that it can be used again.
    private func takeEarlierEdge(to source: DynamicNode) -> Unmanaged<Edge>? {
        var before: Unmanaged<Edge>?
        var edge = following
        while let current = edge {
            let next = current._withUnsafeGuaranteedRef { $0.nextSource }
            if current._withUnsafeGuaranteedRef({ $0.source === source }) {
                if let before {
                    before._withUnsafeGuaranteedRef { $0.nextSource = next }
                } else {
                    following = next
                }
                return current
            }
            before = current
            edge = next
        }
        return nil
    }
}
