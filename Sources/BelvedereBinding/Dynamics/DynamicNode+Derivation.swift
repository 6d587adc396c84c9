extension DynamicNode {
    /// The nodes that a derived value was computed from.
    final var sources: [DynamicNode] {
        var sources: [DynamicNode] = []
        forEachSourceEdge { sources.append($0.source) }
        return sources
    }

    /// Whether a derived value is told of changes in its sources.
    @inlinable @inline(__always) final var isInUse: Bool { firstDependent != nil || hasBindings }

    /// Makes the sources tell this derived value when they change. Called when it is up to date.
    final func connect() { forEachSourceEdge { $0.connect() } }

    /// Ends what `connect` began.
    final func disconnect() {
        isMarked = false
        forEachSourceEdge { $0.disconnect() }
    }

    @inline(__always)
    private final func forEachSourceEdge(_ body: (Edge) -> Void) {
        var edge = firstSource
        while let current = edge {
            current._withUnsafeGuaranteedRef {
                body($0)
                edge = $0.nextSource
            }
        }
    }

    /// Brings a derived value up to date: computes it if, and only if, something it was computed from has changed.
    @inlinable @inline(__always)
    final func refresh() {
        if isDerived, isMarked || !hasValue || !isInUse { refreshDerived() }
    }

    @usableFromInline final func refreshDerived() {
        if isComputing {
            Propagation.withCurrent { $0.reportCycle(endingAt: self) }
            return
        }
        isMarked = false
        isComputing = true
        if kind == .tracking {
            if !hasValue || hasChangedSource() {
                traceComputation()
                Propagation.withCurrent { propagation in
                    propagation.track(self) { perform(self, .compute) }
                }
            }
        } else if takeSourceVersions() || !hasValue {
            traceComputation()
            perform(self, .compute)
        }
        hasValue = true
        isComputing = false
    }

    @inline(__always)
    private final func traceComputation() {
        if BindingTrace.isWanted { Propagation.withCurrent { $0.trace(.computed, self) } }
    }

    /// Looks at the sources in the order in which they were read, and stops at the first that has changed: those after
    /// it may not be needed any more, and must not be computed then.
    private final func hasChangedSource() -> Bool {
        var edge = firstSource
        while let current = edge {
            let hasChanged = current._withUnsafeGuaranteedRef { current in
                current.source.refresh()
                edge = current.nextSource
                return current.source.version != current.seenVersion
            }
            if hasChanged { return true }
        }
        return false
    }

    /// Brings fixed sources, all of which are needed, up to date, and notes what they are now.
    ///
    /// - Returns: Whether one has changed.
    private final func takeSourceVersions() -> Bool {
        var hasChanged = false
        forEachSourceEdge { edge in
            let source = edge.source
            source.refresh()
            if source.version != edge.seenVersion {
                edge.seenVersion = source.version
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Gives a derived value its fixed sources. Called once, when it is made.
    @usableFromInline final func addFixedSources(_ sources: [DynamicNode]) {
        for source in sources.reversed() {
            let edge = Edge.make(from: source, to: self)
            edge._withUnsafeGuaranteedRef { $0.nextSource = firstSource }
            firstSource = edge
        }
    }
}
