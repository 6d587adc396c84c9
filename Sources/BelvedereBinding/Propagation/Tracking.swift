/// A computation that is being watched, to learn what it reads.
final class Tracking {
    let node: DynamicNode
    let outer: Tracking?
    /// The last edge that this run has confirmed; those after it are from earlier runs.
    private var last: Edge?
    private var count = 0
    /// The sources of this run, kept once there are too many to look through.
    private var known: Set<ObjectIdentifier> = []

    private static let longestWalk = 8

    init(node: DynamicNode, outer: Tracking?) {
        self.node = node
        self.outer = outer
    }

    /// Notes that the computation reads `source`, whose value is up to date.
    func record(_ source: DynamicNode) {
        let expected = last.map(\.nextSource) ?? node.firstSource
        if let expected, expected.source === source {
            confirm(expected)
            return
        }
        if isConfirmed(source) { return }
        let edge = takeEarlierEdge(to: source, from: expected) ?? Edge(from: source, to: node)
        if let last {
            edge.nextSource = last.nextSource
            last.nextSource = edge
        } else {
            edge.nextSource = node.firstSource
            node.firstSource = edge
        }
        confirm(edge)
        if node.isInUse { edge.connect() }
    }

    /// Drops the edges to what this run has not read.
    func finish() {
        var dropped: Edge?
        if let last {
            dropped = last.nextSource
            last.nextSource = nil
        } else {
            dropped = node.firstSource
            node.firstSource = nil
        }
        while let edge = dropped {
            dropped = edge.nextSource
            edge.nextSource = nil
            edge.disconnect()
        }
    }

    private func confirm(_ edge: Edge) {
        edge.seenVersion = edge.source.version
        last = edge
        count += 1
        if count > Self.longestWalk {
            if known.isEmpty {
                var confirmed = node.firstSource
                while let edge = confirmed, edge !== last {
                    known.insert(ObjectIdentifier(edge.source))
                    confirmed = edge.nextSource
                }
            }
            known.insert(ObjectIdentifier(edge.source))
        }
    }

    private func isConfirmed(_ source: DynamicNode) -> Bool {
        guard let last else { return false }
        if count > Self.longestWalk { return known.contains(ObjectIdentifier(source)) }
        var edge = node.firstSource
        while let current = edge {
            if current.source === source { return true }
            if current === last { return false }
            edge = current.nextSource
        }
        return false
    }

    /// Takes the edge of an earlier run out of its place, so that it can be used again.
    private func takeEarlierEdge(to source: DynamicNode, from first: Edge?) -> Edge? {
        var before: Edge? = last
        var edge = first
        while let current = edge {
            if current.source === source {
                if let before { before.nextSource = current.nextSource } else { node.firstSource = current.nextSource }
                return current
            }
            before = current
            edge = current.nextSource
        }
        return nil
    }
}
