extension Propagation {
    private typealias Frame = EvaluationStack.Frame

    private static let repetitionLimit: UInt16 = 100

    /// Brings a value up to date: computes it, and what it is computed from, if something has changed.
    ///
    /// By a stack of its own and not by recursion: a value whose sources are known is computed after them. Only a closure
    /// that reads what has never been computed, or what it has never read, leads to a call within a call.
    @usableFromInline func update(_ node: DynamicNode) {
        if node.flags.contains(.active) { return foundCycle(at: node) }
        if frames.count == 0 { epoch = ChangeEpoch.current }
        guard needsLook(node) else { return }
        if frames.count > 0, isTooDeep || CurrentThread.isStackNearlyFull(stackLimit) { return foundDepth(at: node) }
        if frames.count > 0 { return updateWithin(node) }
        state.insert(.evaluating)
        var frame = push(.passUnretained(node), after: frames.top, isRetained: false)
        while frames.count > 0 { frame = look(at: frame) }
        if deepest != nil { updateFromTheDeepest(to: node) }
        endEvaluation(of: node)
    }

    /// Brings a value up to date that is wanted while another one is computed.
    private func updateWithin(_ node: DynamicNode) {
        let reading = tracker
        let wasTracking = state.contains(.tracking)
        state.remove(.tracking)
        let base = frames.count
        evaluate(push(.passUnretained(node), after: frames.top, isRetained: false), to: base)
        tracker = reading
        if wasTracking { state.insert(.tracking) }
    }

    @inline(never)
    private func evaluate(_ first: Frame.Pointer, to base: Int) {
        var frame = first
        while frames.count > base { frame = look(at: frame) }
    }

    /// Brings a value up to date whose computation led to calls within calls deeper than the stack allows: the value at
    /// the bottom first, with the whole stack for itself, and then what reads it, once more.
    private func updateFromTheDeepest(to node: DynamicNode) {
        var waiting = [node]
        while let next = waiting.last {
            if let deepest {
                waiting.append(deepest)
                self.deepest = nil
                isTooDeep = false
                continue
            }
            if needsLook(next) {
                evaluate(push(.passUnretained(next), after: frames.top, isRetained: false), to: 0)
            }
            if deepest == nil { waiting.removeLast() }
        }
    }

    /// Whether a value that must be asked may be out of date.
    @inline(__always)
    private func needsLook(_ node: DynamicNode) -> Bool {
        if !node.flags.isDisjoint(with: [.marked, .dirty]) { return true }
        return !node.flags.contains(.connected) && node.validatedAt != epoch
    }

    @inline(__always)
    private func push(_ node: Unmanaged<DynamicNode>, after top: Frame.Pointer, isRetained: Bool) -> Frame.Pointer {
        if isRetained { _ = node.retain() }
        return node._withUnsafeGuaranteedRef {
            $0.flags = $0.flags.subtracting([.marked, .inCycle, .mayComeBack]).union(.active)
            let frame = Frame(node: node, edge: $0.firstSource, changeCount: changeCount, isRetained: isRetained)
            return frames.push(frame, after: top)
        }
    }

    /// Ends the innermost evaluation, of this value, which is in use.
    ///
    /// - Returns: The frame of the one around it.
    @inline(__always)
    private func pop(_ node: DynamicNode, _ frame: Frame.Pointer) -> Frame.Pointer {
        let isMarked = node.flags.contains(.marked)
        pop(node, frame, removing: isMarked ? [] : .mustAsk)
        // In a ring, a reader may already count as up to date. It must not miss the next change.
        if isMarked { mark(dependentsOf: node) }
        return frame - 1
    }

    /// Ends the innermost evaluation, of this value.
    @inline(__always)
    private func pop(_ node: DynamicNode, _ frame: Frame.Pointer, removing settled: NodeFlags) {
        let flags = node.flags.subtracting(settled.union(.active))
        node.flags = frame.pointee.isTainted ? flags.union([.dirty, .mustAsk]) : flags
        let isRetained = frame.pointee.isRetained
        frames.pop()
        if isRetained { released.append(.passUnretained(node)) }
    }

    /// Looks at the sources of the innermost value, as far as the first that has to be looked at itself; if none has,
    /// computes the value or finds it up to date.
    ///
    /// The sources are looked at in the order in which they were read, up to the first that has changed: those after it
    /// may not be needed any more, and must not be computed then. Fixed sources are all needed.
    ///
    /// - Returns: The frame to look at next, unless this was the last.
    @inline(__always)
    private func look(at frame: Frame.Pointer) -> Frame.Pointer {
        var frame = frame
        return frame.pointee.node._withUnsafeGuaranteedRef { node in
            guard node.flags.contains(.connected) else {
                lookIdle(node)
                return frames.top
            }
            let isTracking = node.kind == .tracking
            var hasChanged = frame.pointee.hasChanged
            if !isTracking || !node.flags.contains(.dirty) {
                var edge = frame.pointee.edge
                while let current = edge {
                    let (flags, version) = current.pointee.source._withUnsafeGuaranteedRef { ($0.flags, $0.version) }
                    if flags.contains(.mustAsk) {
                        if flags.contains(.active) {
                            current.pointee.source._withUnsafeGuaranteedRef { foundCycle(at: $0) }
                            frame = frames.top
                        } else if !flags.isDisjoint(with: [.marked, .dirty]) {
                            frame.pointee.edge = current
                            frame.pointee.hasChanged = hasChanged
                            return push(current.pointee.source, after: frame, isRetained: false)
                        }
                    }
                    if version != current.pointee.seenVersion {
                        hasChanged = true
                        if isTracking { break }
                        current.pointee.seenVersion = version
                    }
                    edge = current.pointee.nextSource
                }
            }
            if hasChanged || node.flags.contains(.dirty) {
                compute(node)
                frame = frames.top
            }
            // What an author's code has changed meanwhile may have been looked at before.
            if frame.pointee.changeCount != changeCount, mayLookAgain(at: node) { return frame }
            return pop(node, frame)
        }
    }

    /// The same for a value that is not in use, whose sources may have gone.
    private func lookIdle(_ node: DynamicNode) {
        var frame = frames.top
        let isTracking = node.kind == .tracking
        let epoch = epoch
        var hasChanged = frame.pointee.hasChanged
        if !isTracking || !node.flags.contains(.dirty) {
            var edge = frame.pointee.edge
            while let current = edge {
                if current.pointee.isSourceGone {
                    hasChanged = hasChanged || current.pointee.hasSourceChangedBeforeItWent
                } else {
                    let mustWait = current.pointee.source._withUnsafeGuaranteedRef { source in
                        guard source.flags.contains(.mustAsk) else { return false }
                        if source.flags.contains(.active) {
                            foundCycle(at: source)
                            frame = frames.top
                            return false
                        }
                        return needsLook(source)
                    }
                    if mustWait {
                        frame.pointee.edge = current
                        frame.pointee.hasChanged = hasChanged
                        _ = push(current.pointee.source, after: frame, isRetained: isTracking)
                        return
                    }
                    current.pointee.source._withUnsafeGuaranteedRef { source in
                        source.flags.insert(.readIdle)
                        if source.version != current.pointee.seenVersion {
                            hasChanged = true
                            if !isTracking { current.pointee.seenVersion = source.version }
                        }
                    }
                }
                if hasChanged, isTracking { break }
                edge = current.pointee.nextSource
            }
        }
        if hasChanged || node.flags.contains(.dirty) {
            compute(node)
            frame = frames.top
        }
        // What an author's code has changed meanwhile may have been looked at before.
        if frame.pointee.changeCount != changeCount, mayLookAgain(at: node) { return }
        guard node.flags.contains(.connected) else {
            node.validatedAt = epoch
            return pop(node, frame, removing: [])
        }
        _ = pop(node, frame)
    }

    private func mayLookAgain(at node: DynamicNode) -> Bool {
        let frame = frames.top
        frame.pointee.repetitions += 1
        guard frame.pointee.repetitions < Self.repetitionLimit else {
            node.flags.remove(.marked)
            return false
        }
        node.flags.remove(.marked)
        frame.pointee.changeCount = changeCount
        frame.pointee.edge = node.firstSource
        frame.pointee.hasChanged = false
        return true
    }

    @inline(__always)
    private func compute(_ node: DynamicNode) {
        if state.contains(.tracing) { trace(.computed, node) }
        let changesBefore = changeCount
        // The computation reads the current sources, so earlier marks are no longer needed.
        let flags = node.flags.subtracting([.dirty, .marked])
        node.flags = state.contains(.busy) && !isDraining ? flags.union(.mayComeBack) : flags
        if node.kind == .tracking {
            tracker = Tracker(node: .passUnretained(node), expected: node.firstSource)
            state.insert(.tracking)
            node.perform(node, .compute, self)
            finishTracking()
            state.remove(.tracking)
        } else {
            node.perform(node, .compute, self)
        }
        let flagsAfter = node.flags
        node.flags = flagsAfter.union(.computed)
        if flagsAfter.contains(.inCycle) { forgetVersions(of: node) }
        if changeCount != changesBefore { lookForOwnSets(node) }
    }

    /// Lets a value whose result was not taken be computed at the next change of anything that it has read.
    private func forgetVersions(of node: DynamicNode) {
        var edge = node.firstSource
        while let current = edge {
            current.pointee.seenVersion = 0
            edge = current.pointee.nextSource
        }
    }

    /// Reports a computation that has set what it had read. It is computed again.
    private func lookForOwnSets(_ node: DynamicNode) {
        guard frames.top.pointee.repetitions == 0, !node.flags.contains(.inCycle) else { return }
        var edge = node.firstSource
        while let current = edge {
            let isChanged = !current.pointee.isSourceGone && current.pointee.source._withUnsafeGuaranteedRef {
                !$0.isDerived && $0.version != current.pointee.seenVersion
            }
            if isChanged {
                let source = current.pointee.source._withUnsafeGuaranteedRef { $0.label }
                return BindingReport(.setsWhatItReads, dynamics: [node.label, source]).send()
            }
            edge = current.pointee.nextSource
        }
    }

    /// Does what had to wait until everything is up to date.
    @inline(__always)
    private func endEvaluation(of node: DynamicNode) {
        state.remove(.evaluating)
        if isTooDeep || !leaving.isEmpty || !released.isEmpty { letGo() }
        frames.shrink()
        if pendingCount > 0 || hasLeftovers, !state.contains(.busy) { announceAfterwards(node) }
    }

    private func letGo() {
        isTooDeep = false
        if !leaving.isEmpty { disconnectLeaving() }
        if !released.isEmpty { releaseAll() }
    }

    private func announceAfterwards(_ node: DynamicNode) {
        begin()
        finish()
        // Listeners may have set what the value was computed from.
        if node.flags.contains(.mustAsk) { update(node) }
    }

    private func disconnectLeaving() {
        while let next = leaving.popLast() {
            next._withUnsafeGuaranteedRef { node in
                node.flags.remove(.leaving)
                lostUse(node)
            }
            next.release()
        }
    }
}
