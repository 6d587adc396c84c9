extension DynamicNode {
    /// The nodes that a derived value was computed from.
    final var sources: [DynamicNode] {
        var sources: [DynamicNode] = []
        var edge = firstSource
        while let current = edge {
            sources.append(current.source)
            edge = current.nextSource
        }
        return sources
    }

    /// Whether a derived value is told of changes in its sources.
    final var isInUse: Bool { firstDependent != nil || hasBindings }

    /// Makes the sources tell this derived value when they change. Called when it is up to date.
    final func connect() {
        var edge = firstSource
        while let current = edge {
            current.connect()
            edge = current.nextSource
        }
    }

    /// Ends what `connect` began.
    final func disconnect() {
        isMarked = false
        var edge = firstSource
        while let current = edge {
            current.disconnect()
            edge = current.nextSource
        }
    }

    /// Brings a derived value up to date: computes it if, and only if, something it was computed from has changed.
    @inlinable @inline(__always)
    final func refresh() {
        if isDerived { refreshDerived() }
    }

    @usableFromInline final func refreshDerived() {
        if hasValue, !isMarked, isInUse { return }
        if isComputing {
            Propagation.withCurrent { $0.reportCycle(endingAt: self) }
            return
        }
        isMarked = false
        if hasValue, !hasChangedSource() { return }
        isComputing = true
        if BindingTrace.isWanted { Propagation.withCurrent { $0.trace(.computed, self) } }
        if isTracking {
            Propagation.withCurrent { propagation in
                propagation.track(self) { perform(self, .compute) }
            }
        } else {
            perform(self, .compute)
        }
        hasValue = true
        isComputing = false
    }

    /// Looks at the sources in the order in which they were read, and stops at the first that has changed: those after
    /// it may not be needed any more, and must not be computed then.
    private final func hasChangedSource() -> Bool {
        var edge = firstSource
        while let current = edge {
            isComputing = true
            current.source.refresh()
            isComputing = false
            if current.source.version != current.seenVersion { return true }
            edge = current.nextSource
        }
        return false
    }

    /// Brings fixed sources up to date, and notes that the value is computed from what they are now.
    @usableFromInline final func noteSourceVersions() {
        var edge = firstSource
        while let current = edge {
            current.source.refresh()
            current.seenVersion = current.source.version
            edge = current.nextSource
        }
    }

    /// Gives a derived value its fixed sources. Called once, when it is made.
    @usableFromInline final func addFixedSources(_ sources: [DynamicNode]) {
        for source in sources.reversed() {
            let edge = Edge(from: source, to: self)
            edge.nextSource = firstSource
            firstSource = edge
        }
    }
}
