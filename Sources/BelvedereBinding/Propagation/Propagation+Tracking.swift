/// Brings `source` up to date. If a computation is being watched, it also notes that the computation reads `source`.
///
/// A function of its own, because an author's code reads all the time: who calls a method has to save a register first, and cannot end
/// with the call. It saves no register either, and leaves all that is not usual to another function.
@usableFromInline @inline(never)
func prepareRead(of source: DynamicNode) {
    guard !source.flags.contains(.mustAsk), let current = CurrentThread.existing else { return prepareReadSlowly(of: source) }
    let tracker = current._withUnsafeGuaranteedRef { $0.tracker }
    if !tracker.pointee.recordQuickly(source) { prepareReadSlowly(of: source) }
}

@inline(never)
private func prepareReadSlowly(of source: DynamicNode) {
    Propagation.withCurrent { propagation in
        if source.flags.contains(.mustAsk) { propagation.update(source) }
        if !propagation.tracker.pointee.recordQuickly(source) { propagation.recordSlowly(source) }
    }
}

extension Propagation {
    @inline(never)
    fileprivate func recordSlowly(_ source: DynamicNode) {
        guard let reader = tracker.pointee.node else { return }
        reader._withUnsafeGuaranteedRef { reader in
            if let expected {
                if expected.pointee.leads(from: source) { return confirm(expected, source, reader) }
                // Read right after what comes next: one source has been left out.
                if let second = expected.pointee.nextSource, second.pointee.leads(from: source) {
                    following = second
                    drop(expected)
                    return confirm(second, source, reader)
                }
            }
            if let last = tracker.pointee.last, last.pointee.leads(from: source) { return }
            if isConfirmed(source) { return }
            let edge = makeEdge(from: source, to: reader)
            edge.pointee.nextSource = expected
            following = edge
            adopt(edge, source, reader)
            confirm(edge, source, reader)
            if let known = tracker.pointee.known {
                known._withUnsafeGuaranteedRef { _ = $0.sources.insert(source.address) }
            }
        }
    }

    /// The edge that comes next if the computation reads in the same order as before.
    private var expected: Edge.Pointer? {
        get {
            guard let known = tracker.pointee.known else { return tracker.pointee.expected }
            return known._withUnsafeGuaranteedRef { $0.expected }
        }
        set {
            // Sources that are looked up have to be noted there, so what is expected is nothing to the quick way then.
            guard let known = tracker.pointee.known else { return tracker.pointee.expected = newValue }
            known._withUnsafeGuaranteedRef { $0.expected = newValue }
        }
    }

    /// The edge after the last confirmed one.
    private var following: Edge.Pointer? {
        get { expected }
        set {
            expected = newValue
            if let last = tracker.pointee.last {
                last.pointee.nextSource = newValue
            } else {
                tracker.pointee.node?._withUnsafeGuaranteedRef { $0.firstSource = newValue }
            }
        }
    }

    private func confirm(_ edge: Edge.Pointer, _ source: DynamicNode, _ reader: DynamicNode) {
        if !edge.pointee.isConnected {
            if reader.flags.contains(.connected) {
                adopt(edge, source, reader)
            } else {
                source.flags.insert(.readIdle)
            }
        }
        edge.pointee.seenVersion = source.version
        tracker.pointee.beforeLast = tracker.pointee.last
        tracker.pointee.last = edge
        expected = edge.pointee.nextSource
        if let known = tracker.pointee.known {
            known._withUnsafeGuaranteedRef { _ = $0.sources.insert(source.address) }
        }
    }

    /// Looks whether this run has read a source before.
    private func isConfirmed(_ source: DynamicNode) -> Bool {
        guard let last = tracker.pointee.last else { return false }
        if let known = tracker.pointee.known { return known._withUnsafeGuaranteedRef { $0.sources.contains(source.address) } }
        // A source that nobody depends on is new to whoever is connected.
        if last.pointee.isConnected, source.dependents == nil { return false }
        var edge = tracker.pointee.node?._withUnsafeGuaranteedRef { $0.firstSource }
        var steps = 0
        while let current = edge {
            if current.pointee.leads(from: source) { return true }
            if current == last { return false }
            edge = current.pointee.nextSource
            steps += 1
            if steps == 8 { break }
        }
        return makeKnown().contains(source.address)
    }

    private func makeKnown() -> Set<UnsafeRawPointer> {
        let known = Tracker.KnownSources()
        var edge = tracker.pointee.node?._withUnsafeGuaranteedRef { $0.firstSource }
        while let current = edge {
            known.sources.insert(UnsafeRawPointer(current.pointee.source.toOpaque()))
            if current == tracker.pointee.last { break }
            edge = current.pointee.nextSource
        }
        known.expected = tracker.pointee.expected
        tracker.pointee.expected = nil
        tracker.pointee.known = Unmanaged.passRetained(known)
        return known.sources
    }

    /// Drops the edges to what this run has not read.
    @inline(never)
    func dropUnread() {
        var edge = expected
        if edge != nil { following = nil }
        while let current = edge {
            edge = current.pointee.nextSource
            drop(current)
        }
        tracker.pointee.known?.release()
    }
}

extension DynamicNode {
    /// Prepares a read on the current thread: brings the value up to date, and lets a computation that is being watched
    /// know.
    @inlinable @inline(__always)
    final func prepareRead() { BelvedereBinding.prepareRead(of: self) }

    /// The address, to be compared while the node is known to exist.
    fileprivate final var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
