internal import Synchronization

/// Brings derived values up to date: if something has changed, computes a value after its sources.
///
/// The engine does not work by recursion but with an array of frames, one for each value that is being brought up to date (`Evaluation`),
/// because the sources of most values are already known and can be computed first. Only if a closure reads a value that was never computed,
/// or that it has never read before, is a computation called inside another.
extension Propagation {
    /// A frame: one derived value that is being brought up to date, and the progress of checking its sources.
    struct Evaluation {
        /// The state of the evaluation of one value.
        struct State: OptionSet {
            let rawValue: UInt8

            /// The outermost frame: its value is the one that was read. The other frames are for its sources. The evaluation ends with this
            /// value.
            static var first: State { State(rawValue: 1) }
            /// This frame has retained the value, because no edge of the graph keeps it alive. It releases the value when it has ended.
            static var retained: State { State(rawValue: 2) }
            /// A source that was already checked has changed, so the value must be computed again.
            static var changed: State { State(rawValue: 4) }
            /// The value was computed from a value that could not be computed, so it is computed again when it is next read.
            static var tainted: State { State(rawValue: 8) }
            /// Some dynamic has changed since the check of this value's sources began, so the sources must be checked again.
            static var overtaken: State { State(rawValue: 16) }
        }

        /// The value that this frame brings up to date. The code that reads it keeps it alive, or an edge of the preceding frame, or this
        /// frame (see `retained`).
        let node: Borrowed<DynamicNode>
        /// The edge to the source that is checked next.
        var edge: Edge?
        /// How many times the value was checked again, because something changed during the check.
        var repetitions: UInt16 = 0
        var state: State
    }

    private static let repetitionLimit: UInt16 = 100

    /// Brings a derived value up to date.
    @usableFromInline func update(_ node: DynamicNode) {
        if node.flags.contains(.active) { return foundCycle(at: node) }
        if evaluations.isEmpty {
            epoch = ChangeEpoch.current
            guard needsLook(node) else { return }
            state.insert(.evaluating)
        } else {
            guard needsLook(node) else { return }
            if isTooDeep || Platform.isStackNearlyFull(stackLimit) { return foundDepth(at: node) }
        }
        evaluate(node)
        if evaluations.isEmpty { endEvaluation(of: node) }
    }

    /// Returns whether a value with the flag `mustAsk` may be out of date, so that its sources must be checked.
    @inline(__always)
    func needsLook(_ node: DynamicNode) -> Bool {
        if !node.flags.isDisjoint(with: [.marked, .dirty]) { return true }
        return !node.flags.contains(.connected) && node.validatedAt != epoch
    }

    /// The count of changes (``ChangeEpoch``) that decides whether a value not in use is up to date: the count of the running evaluation,
    /// if there is one.
    var currentEpoch: UInt32 { evaluations.isEmpty ? ChangeEpoch.current : epoch }

    private func evaluate(_ node: DynamicNode) {
        let reading = tracker
        push(node, .first)
        while !look(at: evaluations.last) {}
        tracker = reading
    }

    /// Adds a frame for a value, a frame for its first source if that must be checked, and so on. So a chain of values is followed to its
    /// beginning.
    @inline(__always)
    private func push(_ node: DynamicNode, _ state: Evaluation.State) {
        var state = state
        var next: Borrowed<DynamicNode>? = Borrowed(node)
        while let current = next {
            next = current.with { node in
                let (flags, edge) = (node.flags, node.firstSource)
                node.flags = flags.subtracting([.marked, .inCycle, .mayComeBack]).union(.active)
                evaluations.append(Evaluation(node: current, edge: edge, state: state))
                // Prefetch the stored value and the computation, which are needed after the sources have been checked. In the object's
                // memory, they come after the links to other objects.
                Platform.prefetch(current.address + 80)
                guard flags.intersection([.connected, .dirty]) == .connected, let edge else { return nil }
                return edge.source.with { $0.flags.intersection([.marked, .active]) == .marked } ? edge.source : nil
            }
            state = []
        }
    }

    /// Checks the sources of the innermost value, up to the first source that must be checked itself. If there is none, computes the value,
    /// or finds that it is up to date.
    ///
    /// The sources of a closure are checked in the order in which the closure read them, up to the first that has changed. The closure may
    /// no longer read the sources after it, and then these must not be computed. Fixed sources are all needed.
    ///
    /// - Returns: Whether this was the value with which the evaluation began.
    @inline(__always)
    private func look(at evaluation: Evaluation) -> Bool {
        evaluation.node.with { node in
            let isTracking = node.kind == .tracking
            let isConnected = node.flags.contains(.connected)
            let epoch = epoch
            var hasChanged = evaluation.state.contains(.changed)
            var edge = isTracking && node.flags.contains(.dirty) ? nil : evaluation.edge
            while let current = edge {
                if current.isSourceGone {
                    hasChanged = hasChanged || current.hasSourceChangedBeforeItWent
                } else {
                    let mustWait = current.source.with { source in
                        if source.flags.contains(.mustAsk) {
                            if source.flags.contains(.active) {
                                unwatched { foundCycle(at: source) }
                            } else if needsLook(source) {
                                evaluations.last.edge = current
                                if hasChanged { evaluations.last.state.insert(.changed) }
                                // The edges of a closure that is not in use do not keep its sources alive.
                                let mustRetain = isTracking && !isConnected
                                if mustRetain { Borrowed(source).retain() }
                                push(source, mustRetain ? .retained : [])
                                return true
                            }
                        }
                        if !isConnected { source.flags.insert(.readIdle) }
                        if source.version != current.seenVersion {
                            hasChanged = true
                            if !isTracking { current.seenVersion = source.version }
                        }
                        return false
                    }
                    if mustWait { return false }
                }
                if hasChanged, isTracking { break }
                edge = current.nextSource
            }
            guard hasChanged || node.flags.contains(.dirty) else { return finish(node, at: epoch, changesBefore: nil) }
            let changesBefore = changeCount
            compute(node)
            return finish(node, at: epoch, changesBefore: changesBefore)
        }
    }

    /// Runs the computation of a value. If the value has no fixed sources, records the values that its closure reads.
    @inline(__always)
    private func compute(_ node: DynamicNode) {
        if state.contains(.tracing) { unwatched { trace(.computed, node) } }
        let isHeldBack = state.intersection([.busy, .draining]) == .busy
        // The computation reads the current values of its sources, so the flags that say "a source has changed" can be removed.
        let flags = node.flags.subtracting([.dirty, .marked])
        node.flags = isHeldBack ? flags.union(.mayComeBack) : flags
        if node.kind == .tracking {
            tracker = Tracker(node)
            node.perform(node, .compute, self)
            if tracker.expected != nil || tracker.known != nil { dropUnread() }
        } else {
            if tracker.node != nil { tracker = Tracker() }
            node.perform(node, .compute, self)
        }
    }

    /// Runs code of an author that is not part of a computation, such as a report handler. Values that it reads are not recorded, even
    /// while a computation is running.
    func unwatched(_ body: () -> Void) {
        let reading = tracker
        tracker = Tracker()
        body()
        tracker = reading
    }

    /// Ends the evaluation of the innermost value, unless its sources must be checked again.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - epoch: The count of changes (``ChangeEpoch``) when the check of the value began.
    ///   - changesBefore: The count of changes before the value was computed; `nil` if the value was found up to date.
    /// - Returns: Whether this was the value with which the evaluation began.
    @inline(__always)
    private func finish(_ node: DynamicNode, at epoch: UInt32, changesBefore: UInt32?) -> Bool {
        let (flags, state) = (node.flags, evaluations.last.state)
        let isUsual =
            flags.intersection([.connected, .inCycle, .marked]) == .connected
            && state.isDisjoint(with: [.retained, .tainted, .overtaken])
        guard isUsual else { return finishUnusual(node, at: epoch, changesBefore) }
        node.flags = flags.subtracting([.active, .mustAsk]).union(.computed)
        evaluations.removeLast()
        return state.contains(.first)
    }

    /// Ends the evaluation of a value that is not in use, that depends on itself, or whose sources have changed during the check.
    @inline(never)
    private func finishUnusual(_ node: DynamicNode, at epoch: UInt32, _ changesBefore: UInt32?) -> Bool {
        if let changesBefore { checkComputation(of: node, changesBefore) }
        if evaluations.last.state.contains(.overtaken), mayLookAgain(at: node) { return false }
        let isConnected = node.flags.contains(.connected)
        let isMarked = isConnected && node.flags.contains(.marked)
        if isConnected {
            if !isMarked { node.flags.remove(.mustAsk) }
        } else {
            node.validatedAt = epoch
        }
        let state = evaluations.last.state
        evaluations.removeLast()
        node.flags.remove(.active)
        if state.contains(.tainted) { node.flags.formUnion([.dirty, .mustAsk]) }
        if state.contains(.retained) { releaseLater(Borrowed(node)) }
        // If values depend on each other in a cycle, a value that has read this one may already count as up to date. Mark it, so that it
        // does not miss the change.
        if isMarked { mark(dependentsOf: node) }
        return state.contains(.first)
    }

    /// Prepares to check the sources of a value again, because code of an author may have changed a source after the check.
    ///
    /// - Returns: `false` if the limit of repeated checks has been reached.
    private func mayLookAgain(at node: DynamicNode) -> Bool {
        node.flags.remove(.marked)
        evaluations.last.repetitions += 1
        guard evaluations.last.repetitions < Self.repetitionLimit else { return false }
        evaluations.last.state.subtract([.overtaken, .changed])
        evaluations.last.edge = node.firstSource
        return true
    }

    // MARK: The end of the outermost evaluation

    @inline(__always)
    private func endEvaluation(of node: DynamicNode) {
        if isTooDeep {
            if deepest != nil { updateFromTheDeepest(to: node) }
            isTooDeep = false
        }
        state.remove(.evaluating)
        if mustLetGo || evaluations.isLarge { letGo() }
        if !state.contains(.busy), pendingCount > 0 || hasLeftovers { announceAfterwards(node) }
    }

    @inline(never)
    private func letGo() {
        mustLetGo = false
        evaluations.shrink()
        while let next = leaving.popLast() {
            next.with { node in
                node.flags.remove(.leaving)
                lostUse(node)
            }
            next.release()
        }
        releaseAll()
    }

    @inline(never)
    private func announceAfterwards(_ node: DynamicNode) {
        begin()
        finish()
        // Listeners may have set a source of the value, so check it again.
        if node.flags.contains(.mustAsk) { update(node) }
    }

    /// Brings a value up to date whose closures call each other more deeply than the stack allows. The innermost value is computed first,
    /// with the whole stack available, and then the values that read it are computed once more.
    @inline(never)
    private func updateFromTheDeepest(to node: DynamicNode) {
        var waiting = [node]
        while let next = waiting.last {
            if let deepest {
                waiting.append(deepest)
                self.deepest = nil
                isTooDeep = false
                continue
            }
            if needsLook(next) { evaluate(next) }
            if deepest == nil { waiting.removeLast() }
        }
    }
}

/// Counts the changes of values that were read by derived values that are not in use.
///
/// As long as the count stays the same, such a derived value is up to date without a check of its sources. There is one count for the
/// program and not one per thread, because a session moves from thread to thread. Relaxed memory order is enough. If one thread sets a
/// value and another thread reads it, the isolation that both use makes the reading come after the assignment. And all threads see the
/// changes of one memory location in the same order.
enum ChangeEpoch {
    private static let count = Atomic<UInt32>(1)

    @inline(__always)
    static var current: UInt32 { count.load(ordering: .relaxed) }

    /// Counts a change.
    ///
    /// - Returns: The count, including this change.
    static func advance() -> UInt32 { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
