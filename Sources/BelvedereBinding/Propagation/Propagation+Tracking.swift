extension Propagation {
    /// Brings `source` up to date. If a computation is being watched, it also notes that the computation reads `source`.
    ///
    /// This and the next two are functions of the type, because an author's code reads all the time: who calls a method has to save a
    /// register first, and cannot end with the call.
    @inline(never)
    fileprivate static func prepareRead(of source: DynamicNode, in propagation: Propagation) {
        if source.flags.contains(.mustAsk) { return prepareReadSlowly(of: source, in: propagation) }
        if !propagation.state.contains(.tracking) || propagation.recordQuickly(source) { return }
        prepareReadSlowly(of: source, in: propagation)
    }

    @inline(never)
    private static func prepareReadSlowly(of source: DynamicNode, in propagation: Propagation) {
        if source.flags.contains(.mustAsk) { propagation.update(source) }
        guard propagation.state.contains(.tracking), !propagation.recordQuickly(source) else { return }
        propagation.recordSlowly(source)
    }

    /// Notes that the computation which is being watched reads `source`, if it has read it at this place before, or a moment ago.
    ///
    /// - Returns: Whether it has.
    @inline(__always)
    private func recordQuickly(_ source: DynamicNode) -> Bool {
        guard tracker.known == nil else { return false }
        let address = Unmanaged.passUnretained(source).toOpaque()
        if let edge = tracker.expected, edge.pointee.source.toOpaque() == address, edge.pointee.isConnected {
            edge.pointee.seenVersion = source.version
            tracker.beforeLast = tracker.last
            tracker.last = edge
            tracker.expected = edge.pointee.nextSource
            return true
        }
        // A connected edge keeps its source, so the address says enough.
        if let last = tracker.last, last.pointee.source.toOpaque() == address, last.pointee.isConnected { return true }
        guard let before = tracker.beforeLast else { return false }
        return before.pointee.source.toOpaque() == address && before.pointee.isConnected
    }

    @inline(never)
    private func recordSlowly(_ source: DynamicNode) {
        guard let reader = tracker.node else { return }
        reader._withUnsafeGuaranteedRef { reader in
            if let expected = tracker.expected {
                if expected.pointee.leads(from: source) { return confirm(expected, source, reader) }
                // Read right after what comes next: one source has been left out.
                if let second = expected.pointee.nextSource, second.pointee.leads(from: source) {
                    following = second
                    drop(expected)
                    return confirm(second, source, reader)
                }
            }
            if let last = tracker.last, last.pointee.leads(from: source) { return }
            if isConfirmed(source) { return }
            let edge = makeEdge(from: source, to: reader)
            edge.pointee.nextSource = tracker.expected
            following = edge
            adopt(edge, source, reader)
            confirm(edge, source, reader)
            if let known = tracker.known {
                known._withUnsafeGuaranteedRef { _ = $0.sources.insert(source.address) }
            }
        }
    }

    /// The edge after the last confirmed one.
    private var following: Edge.Pointer? {
        get { tracker.expected }
        set {
            tracker.expected = newValue
            if let last = tracker.last {
                last.pointee.nextSource = newValue
            } else {
                tracker.node?._withUnsafeGuaranteedRef { $0.firstSource = newValue }
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
        tracker.beforeLast = tracker.last
        tracker.last = edge
        tracker.expected = edge.pointee.nextSource
        if let known = tracker.known {
            known._withUnsafeGuaranteedRef { _ = $0.sources.insert(source.address) }
        }
    }

    /// Looks whether this run has read a source before.
    private func isConfirmed(_ source: DynamicNode) -> Bool {
        guard let last = tracker.last else { return false }
        if let known = tracker.known { return known._withUnsafeGuaranteedRef { $0.sources.contains(source.address) } }
        // A source that nobody depends on is new to whoever is connected.
        if last.pointee.isConnected, source.firstDependent == nil { return false }
        var edge = tracker.node?._withUnsafeGuaranteedRef { $0.firstSource }
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
        var edge = tracker.node?._withUnsafeGuaranteedRef { $0.firstSource }
        while let current = edge {
            known.sources.insert(UnsafeRawPointer(current.pointee.source.toOpaque()))
            if current == tracker.last { break }
            edge = current.pointee.nextSource
        }
        tracker.known = Unmanaged.passRetained(known)
        return known.sources
    }

    /// Drops the edges to what this run has not read.
    @inline(__always)
    func finishTracking() {
        if tracker.expected != nil { dropRest() }
        tracker.known?.release()
    }

    private func dropRest() {
        var edge = tracker.expected
        following = nil
        while let current = edge {
            edge = current.pointee.nextSource
            drop(current)
        }
    }
}

extension DynamicNode {
    /// Prepares a read on the current thread: brings the value up to date, and lets a computation that is being watched
    /// know.
    @usableFromInline final func prepareRead() {
        CurrentThread.propagation._withUnsafeGuaranteedRef { Propagation.prepareRead(of: self, in: $0) }
    }

    /// The address, to be compared while the node is known to exist.
    fileprivate final var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
