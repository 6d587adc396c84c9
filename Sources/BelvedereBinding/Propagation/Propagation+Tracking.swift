/// Records which values the running computation reads.
///
/// An edge is the record that the computation has read a source. The edges of the preceding run are used again as long as the computation
/// reads its sources in the same order.
@usableFromInline
struct Tracker {
    /// The derived value whose closure is running; `nil` if no reads are recorded. The evaluation keeps this value alive.
    let node: Borrowed<DynamicNode>?
    /// The edge to the source that comes next if the computation reads in the same order as in its preceding run.
    var expected: Edge?
    /// The edge to the source that was read last. The edges after it in the list are from earlier runs.
    var last: Edge?
    /// The edge to the source that was read before the last one. It is stored because closures often alternate between two sources.
    var beforeLast: Edge?
    /// The sources read in this run. The set is made only if there are too many sources to search, and they are read in another order than
    /// before. It is retained manually, so that copying a tracker costs nothing.
    var known: Borrowed<KnownSources>?

    final class KnownSources {
        var addresses: Set<UnsafeRawPointer> = []
    }

    /// A tracker that records nothing.
    @usableFromInline init() { node = nil }

    @inline(__always)
    init(_ node: DynamicNode) {
        self.node = Borrowed(node)
        expected = node.firstSource
    }

    /// Records that the computation reads `source`, if that is simple: `source` is the expected source, or one of the two last sources.
    ///
    /// - Returns: Whether the read was recorded, or nothing has to be recorded.
    @inline(__always)
    mutating func recordQuickly(_ source: DynamicNode) -> Bool {
        if let edge = expected, edge.source == Borrowed(source), edge.isConnected, known == nil {
            edge.seenVersion = source.version
            beforeLast = last
            last = edge
            expected = edge.nextSource
            return true
        }
        // A connected edge keeps its source alive, so no other object can have the source's address. Comparing addresses is enough.
        guard let last else { return node == nil }
        if last.source == Borrowed(source), last.isConnected { return true }
        guard let beforeLast else { return false }
        return beforeLast.source == Borrowed(source) && beforeLast.isConnected
    }
}

/// Brings `source` up to date. If a closure's reads are being recorded, also records that it reads `source`.
///
/// This is a function and not a method. Authors' code reads values very often, and a method would first have to save a register for its
/// caller.
@usableFromInline @inline(never)
func prepareRead(of source: DynamicNode) {
    guard !source.flags.contains(.mustAsk), let current = CurrentThread.existing else { return prepareReadSlowly(of: source) }
    if !current.with({ $0.tracker.recordQuickly(source) }) { prepareReadSlowly(of: source) }
}

@inline(never)
private func prepareReadSlowly(of source: DynamicNode) {
    Propagation.withCurrent { propagation in
        if source.flags.contains(.mustAsk) { propagation.update(source) }
        if !propagation.tracker.recordQuickly(source) { propagation.recordSlowly(source) }
    }
}

extension DynamicNode {
    /// Prepares reading the value on the current thread: brings the value up to date. If a closure's reads are being recorded, also records
    /// that it reads this value.
    @inlinable @inline(__always)
    final func prepareRead() { BelvedereBinding.prepareRead(of: self) }
}

extension Propagation {
    @inline(never)
    fileprivate func recordSlowly(_ source: DynamicNode) {
        tracker.node?.with { reader in
            if let expected = tracker.expected {
                if expected.leads(from: source) { return confirm(expected, source, reader) }
                // The computation has left out one source of its preceding run, and reads the source after it.
                if let second = expected.nextSource, second.leads(from: source) {
                    setFollowing(second, of: reader)
                    drop(expected)
                    return confirm(second, source, reader)
                }
            }
            if let last = tracker.last, last.leads(from: source) || hasRead(source, reader) { return }
            let edge = Edge(from: source, to: reader)
            edge.nextSource = tracker.expected
            setFollowing(edge, of: reader)
            adopt(edge, source, reader)
            confirm(edge, source, reader)
        }
    }

    /// Makes `edge` the next one in the reader's list of sources: after the edge of the source that was read last, or at the beginning if
    /// nothing was read.
    private func setFollowing(_ edge: Edge?, of reader: DynamicNode) {
        tracker.expected = edge
        if let last = tracker.last { last.nextSource = edge } else { reader.firstSource = edge }
    }

    /// Records that the running computation has read the source of this edge.
    private func confirm(_ edge: Edge, _ source: DynamicNode, _ reader: DynamicNode) {
        if !edge.isConnected {
            if reader.flags.contains(.connected) {
                adopt(edge, source, reader)
            } else {
                source.flags.insert(.readIdle)
            }
        }
        edge.seenVersion = source.version
        tracker.beforeLast = tracker.last
        tracker.last = edge
        tracker.expected = edge.nextSource
        tracker.known?.with { _ = $0.addresses.insert(Borrowed(source).address) }
    }

    /// Returns whether the running computation has already read a source.
    ///
    /// - Precondition: The computation has read something.
    private func hasRead(_ source: DynamicNode, _ reader: DynamicNode) -> Bool {
        if let known = tracker.known { return known.with { $0.addresses.contains(Borrowed(source).address) } }
        // If the derived value is connected, every source that was read has an edge to it. So a source without such edges has not been read
        // yet.
        if tracker.last?.isConnected == true, source.firstDependent == nil { return false }
        var edge = reader.firstSource
        for _ in 0..<8 {
            guard let current = edge else { return false }
            if current.leads(from: source) { return true }
            if current == tracker.last { return false }
            edge = current.nextSource
        }
        let known = makeKnown(reader)
        return known.addresses.contains(Borrowed(source).address)
    }

    private func makeKnown(_ reader: DynamicNode) -> Tracker.KnownSources {
        let known = Tracker.KnownSources()
        var edge = reader.firstSource
        while let current = edge {
            known.addresses.insert(current.source.address)
            edge = current == tracker.last ? nil : current.nextSource
        }
        tracker.known = Borrowed(retaining: known)
        return known
    }

    /// Removes the edges to sources that the computation has not read in this run.
    @inline(never)
    func dropUnread() {
        var edge = tracker.expected
        if edge != nil { tracker.node?.with { setFollowing(nil, of: $0) } }
        while let current = edge {
            edge = current.nextSource
            drop(current)
        }
        tracker.known?.release()
        tracker.known = nil
    }
}
