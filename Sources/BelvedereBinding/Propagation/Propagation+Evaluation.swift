extension Propagation {
    typealias Frame = EvaluationStack.Frame
    typealias Step = EvaluationStack.Step

    private static let repetitionLimit: UInt16 = 100

    /// Brings a value up to date: computes it, and what it is computed from, if something has changed.
    ///
    /// By a stack of its own and not by recursion: a value whose sources are known is computed after them. Only a closure
    /// that reads what has never been computed, or what it has never read, leads to a call within a call.
    @usableFromInline func update(_ node: DynamicNode) {
        if node.flags.contains(.active) { return foundCycle(at: node) }
        if frames.isEmpty {
            epoch = ChangeEpoch.current
            guard needsLook(node) else { return }
            state.insert(.evaluating)
        } else {
            guard needsLook(node) else { return }
            if isTooDeep || CurrentThread.isStackNearlyFull(stackLimit) { return foundDepth(at: node) }
        }
        evaluate(node, within: tracker)
        if frames.isEmpty { endEvaluation(of: node) }
    }

    /// Brings a value up to date that may be out of date.
    ///
    /// The tracker of its computation, and of those of its sources, lies on the stack of this call. Nothing points there when the call ends,
    /// because `compute` puts back the one from before after each computation.
    ///
    /// - Parameter reading: The tracker of the computation that wants the value.
    @inline(__always)
    func evaluate(_ node: DynamicNode, within reading: Tracker.Pointer) {
        var tracker = Tracker()
        // Unprotected, because a tracker is written to by its fields alone, and to guard the stack would cost more than to read a source.
        _withUnprotectedUnsafeMutablePointer(to: &tracker) { tracker in
            var step: Step? = push(.passUnretained(node), .first)
            while let current = step { step = look(current, tracker, reading) }
        }
    }

    /// Computes a value that is about to be announced, if its first source is up to date and has changed. `update` would do the same after a
    /// longer look.
    ///
    /// Called while changes are announced and nobody traces them.
    ///
    /// - Parameter own: Where the tracker is that watches it.
    /// - Returns: Whether the value is up to date now.
    @inline(__always)
    func computeAtOnce(_ node: DynamicNode, _ own: Tracker.Pointer) -> Bool {
        let flags = node.flags
        guard flags.intersection([.connected, .marked, .active]) == [.connected, .marked] else { return false }
        guard let edge = node.firstSource, let source = node.firstSourceNode else { return false }
        let (sourceFlags, version) = source._withUnsafeGuaranteedRef { ($0.flags, $0.version) }
        guard !sourceFlags.contains(.mustAsk), version != edge.pointee.seenVersion else { return false }
        let isTracking = node.kind == .tracking
        guard isTracking || edge.pointee.nextSource == nil else { return false }
        epoch = ChangeEpoch.current
        state.insert(.evaluating)
        node.flags = flags.subtracting([.marked, .dirty, .inCycle, .mayComeBack]).union(.active)
        if frames.isFull { growFrames() }
        _ = frames.push(Frame(node: .passUnretained(node), edge: edge, marks: .first))
        let (changesBefore, reading) = (changeCount, tracker)
        if isTracking {
            watch(node, own, expecting: edge)
        } else {
            edge.pointee.seenVersion = version
            tracker = noTracker
            node.perform(node, .compute, self)
        }
        tracker = reading
        if let step = finish(node, changesBefore: changesBefore) { evaluate(from: step, own, reading) }
        endEvaluation(of: node)
        return true
    }

    /// Goes on with an evaluation that did not end with the computation, because something changed meanwhile.
    @inline(never)
    private func evaluate(from step: Step, _ own: Tracker.Pointer, _ reading: Tracker.Pointer) {
        var step: Step? = step
        while let current = step { step = look(current, own, reading) }
    }

    /// Whether a value that must be asked may be out of date.
    @inline(__always)
    func needsLook(_ node: DynamicNode) -> Bool {
        if !node.flags.isDisjoint(with: [.marked, .dirty]) { return true }
        return !node.flags.contains(.connected) && node.validatedAt != epoch
    }

    @inline(__always)
    func push(_ node: Unmanaged<DynamicNode>, _ marks: Frame.Marks) -> Step {
        let (edge, source) = node._withUnsafeGuaranteedRef {
            $0.flags = $0.flags.subtracting([.marked, .inCycle, .mayComeBack]).union(.active)
            return ($0.firstSource, $0.firstSourceNode)
        }
        // The first value is needed at once, so it is too late to fetch it.
        if !marks.contains(.first) {
            if let edge { CurrentThread.prefetch(edge) }
            node.fetchComputation()
        }
        if frames.isFull { growFrames() }
        return Step(node: node, edge: edge, source: source, frame: frames.push(Frame(node: node, edge: edge, marks: marks)))
    }

    @inline(never)
    private func growFrames() {
        frames.grow()
        mustLetGo = true
    }

    /// Looks at the sources of the innermost value, as far as the first that has to be looked at itself; if none has,
    /// computes the value or finds it up to date.
    ///
    /// The sources are looked at in the order in which they were read, up to the first that has changed: those after it
    /// may not be needed any more, and must not be computed then. Fixed sources are all needed.
    ///
    /// - Returns: What to look at next, unless this was the last.
    @inline(__always)
    private func look(_ step: Step, _ own: Tracker.Pointer, _ reading: Tracker.Pointer) -> Step? {
        step.node._withUnsafeGuaranteedRef { node in
            let flags = node.flags
            guard flags.contains(.connected) else { return lookIdle(node, own, reading) }
            guard node.kind == .tracking else { return lookAtFixed(node, step, reading) }
            if !flags.contains(.dirty) {
                var (edge, next) = (step.edge, step.source)
                while true {
                    guard let current = edge, let source = next else {
                        // A source may have been found to have gone, meanwhile.
                        if node.flags.contains(.dirty) { break }
                        return finish(node, changesBefore: nil)
                    }
                    let (flags, version) = source._withUnsafeGuaranteedRef { ($0.flags, $0.version) }
                    if flags.contains(.mustAsk) {
                        if !flags.contains(.active), !flags.isDisjoint(with: [.marked, .dirty]) {
                            // Not the frame of the step, because the stack may have moved.
                            frames.top.pointee.edge = current
                            return push(source, [])
                        }
                        if flags.contains(.active) { foundCycle(along: current) }
                    }
                    if version != current.pointee.seenVersion { break }
                    edge = current.pointee.nextSource
                    next = edge?.pointee.source
                }
            }
            let changesBefore = changeCount
            compute(node, own, reading)
            return finish(node, changesBefore: changesBefore)
        }
    }

    /// The same for a value with fixed sources.
    @inline(__always)
    private func lookAtFixed(_ node: DynamicNode, _ step: Step, _ reading: Tracker.Pointer) -> Step? {
        var frame = step.frame
        var hasChanged = frame.pointee.marks.contains(.changed)
        var (edge, next) = (step.edge, step.source)
        while let current = edge, let source = next {
            let (flags, version) = source._withUnsafeGuaranteedRef { ($0.flags, $0.version) }
            if flags.contains(.mustAsk) {
                if !flags.contains(.active), !flags.isDisjoint(with: [.marked, .dirty]) {
                    frame.pointee.edge = current
                    if hasChanged { frame.pointee.marks.insert(.changed) }
                    return push(source, [])
                }
                if flags.contains(.active) {
                    foundCycle(along: current)
                    frame = frames.top
                }
            }
            if version != current.pointee.seenVersion {
                hasChanged = true
                current.pointee.seenVersion = version
            }
            edge = current.pointee.nextSource
            next = edge?.pointee.source
        }
        guard hasChanged || node.flags.contains(.dirty) else { return finish(node, changesBefore: nil) }
        let changesBefore = changeCount
        computeFixed(node, reading)
        return finish(node, changesBefore: changesBefore)
    }

    @inline(never)
    func foundCycle(along edge: Edge.Pointer) {
        unwatched { edge.pointee.source._withUnsafeGuaranteedRef { foundCycle(at: $0) } }
    }

    /// Runs an author's code that is not part of a computation. What it reads is not recorded, even while a computation waits for a value.
    func unwatched(_ body: () -> Void) {
        let reading = tracker
        tracker = noTracker
        body()
        tracker = reading
    }

    /// Ends the evaluation of the innermost value, which is in use, unless it has to be looked at anew.
    ///
    /// - Parameter changesBefore: The count of changes before the value was computed; `nil` if it was found up to date.
    /// - Returns: What to look at next, unless this was the last.
    @inline(__always)
    private func finish(_ node: DynamicNode, changesBefore: UInt32?) -> Step? {
        // Not the one from before, because the stack may have moved.
        let frame = frames.top
        let marks = frame.pointee.marks
        let flags = node.flags
        if _slowPath(!flags.isDisjoint(with: [.inCycle, .marked])) { return finishWithCare(node, changesBefore) }
        if _slowPath(!marks.isDisjoint(with: [.retained, .tainted, .overtaken])) { return finishWithCare(node, changesBefore) }
        node.flags = flags.subtracting([.active, .mustAsk]).union(.computed)
        frames.pop()
        return marks.contains(.first) ? nil : Step(frame - 1)
    }

    @inline(never)
    func finishWithCare(_ node: DynamicNode, _ changesBefore: UInt32?) -> Step? {
        if let changesBefore { checkComputation(of: node, changesBefore) }
        // What an author's code has changed meanwhile may have been looked at before.
        if frames.top.pointee.marks.contains(.overtaken), mayLookAgain(at: node) { return Step(frames.top) }
        let isMarked = node.flags.contains(.marked)
        let next = pop(node, removing: isMarked ? [] : .mustAsk)
        // In a ring, a reader may already count as up to date. It must not miss the next change.
        if isMarked { mark(dependentsOf: node) }
        return next
    }

    /// Ends the innermost evaluation, of this value.
    ///
    /// - Returns: What to look at next, unless this was the last.
    func pop(_ node: DynamicNode, removing settled: NodeFlags) -> Step? {
        let frame = frames.top
        let marks = frame.pointee.marks
        let flags = node.flags.subtracting(settled.union(.active))
        node.flags = marks.contains(.tainted) ? flags.union([.dirty, .mustAsk]) : flags
        frames.pop()
        if marks.contains(.retained) { releaseLater(.passUnretained(node)) }
        return marks.contains(.first) ? nil : Step(frame - 1)
    }

    func mayLookAgain(at node: DynamicNode) -> Bool {
        let frame = frames.top
        frame.pointee.repetitions += 1
        guard frame.pointee.repetitions < Self.repetitionLimit else {
            node.flags.remove(.marked)
            return false
        }
        node.flags.remove(.marked)
        frame.pointee.marks.remove(.overtaken)
        frame.pointee.edge = node.firstSource
        frame.pointee.marks.remove(.changed)
        return true
    }
}
