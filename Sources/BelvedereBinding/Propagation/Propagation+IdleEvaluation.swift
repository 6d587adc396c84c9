extension Propagation {
    /// Looks at the sources of the innermost value, as `look` does, if the value is not in use and its sources may have gone.
    ///
    /// - Returns: What to look at next, unless this was the last.
    @inline(never)
    func lookIdle(_ node: DynamicNode, _ own: Tracker.Pointer, _ reading: Tracker.Pointer) -> Step? {
        var frame = frames.top
        let isTracking = node.kind == .tracking
        let epoch = epoch
        var hasChanged = frame.pointee.marks.contains(.changed)
        if !isTracking || !node.flags.contains(.dirty) {
            var edge = frame.pointee.edge
            while let current = edge {
                if current.pointee.isSourceGone {
                    hasChanged = hasChanged || current.pointee.hasSourceChangedBeforeItWent
                } else {
                    let mustWait = current.pointee.source._withUnsafeGuaranteedRef { source in
                        guard source.flags.contains(.mustAsk) else { return false }
                        if source.flags.contains(.active) {
                            foundCycle(along: current)
                            frame = frames.top
                            return false
                        }
                        return needsLook(source)
                    }
                    if mustWait {
                        frame.pointee.edge = current
                        if hasChanged { frame.pointee.marks.insert(.changed) }
                        guard isTracking else { return push(current.pointee.source, []) }
                        return push(current.pointee.source.retain(), .retained)
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
        let changesBefore = changeCount
        let mustCompute = hasChanged || node.flags.contains(.dirty)
        if mustCompute {
            if isTracking { compute(node, own, reading) } else { computeFixed(node, reading) }
        }
        // It may have come into use meanwhile.
        if node.flags.contains(.connected) { return finishWithCare(node, mustCompute ? changesBefore : nil) }
        if mustCompute { checkComputation(of: node, changesBefore) }
        // What an author's code has changed meanwhile may have been looked at before.
        if frames.top.pointee.marks.contains(.overtaken), mayLookAgain(at: node) { return Step(frames.top) }
        node.validatedAt = epoch
        return pop(node, removing: [])
    }
}
