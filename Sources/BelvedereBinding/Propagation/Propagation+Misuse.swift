extension Propagation {
    // MARK: Listeners that set each other off

    static let standardRoundLimit: Int32 = 1_000_000
    private static let cycleRounds: Int32 = 1_000

    /// Whether a listener's set of `node` may be told, once the limit has been passed.
    func mayGoOn(with node: DynamicNode) -> Bool {
        hasLeftovers = true
        if depth <= roundLimit + Self.cycleRounds {
            if !cycle.contains(where: { $0 === node }) { cycle.append(node) }
            return true
        }
        if !cycle.isEmpty {
            let labels = cycle.map(\.label)
            cycle = []
            BindingReport(.endlessChange(Int(roundLimit)), dynamics: labels).send()
        }
        return false
    }

    // MARK: Values that need themselves

    /// Says that a value has been found to need itself, and lets it keep the value it had.
    func foundCycle(at node: DynamicNode) {
        var path: [DynamicNode] = []
        var index = frames.count - 1
        while index >= 0 {
            let current = frames[index].pointee.node.takeUnretainedValue()
            path.append(current)
            if current === node { break }
            index -= 1
        }
        path.reverse()
        let isReported = node.flags.contains(.inCycle)
        for node in path { node.flags.formUnion([.inCycle, .wasInCycle]) }
        let report = BindingReport(.selfReference, dynamics: path.map(\.label))
        if !isReported { report.send() }
        if !node.flags.contains(.computed) { standIn(for: node, report) }
    }

    /// Says that closures which have never been computed read each other deeper than the stack allows.
    func foundDepth(at node: DynamicNode) {
        // All that wait for this value are computed from something that is not its value.
        for index in 0..<frames.count { frames[index].pointee.marks.insert(.tainted) }
        guard !node.flags.contains(.computed) else {
            // Its old value is read, and nobody is told what comes of that: all of it is computed once more.
            isTooDeep = true
            if deepest == nil { deepest = node }
            return
        }
        var report: BindingReport?
        if !isTooDeep {
            depthReportCount += 1
            var labels = [node.label]
            for index in (0..<frames.count).reversed().prefix(9) {
                labels.append(frames[index].pointee.node._withUnsafeGuaranteedRef { $0.label })
            }
            report = BindingReport(.tooDeep(frames.count), dynamics: labels)
            report?.send()
        }
        isTooDeep = true
        standIn(for: node, report)
    }

    /// Gives a value that cannot be computed, and never was, something to be read: what stands for nothing in its type.
    /// The session that runs is ended, because what it shows is not to be trusted any more.
    private func standIn(for node: DynamicNode, _ report: BindingReport?) {
        if let report { starter?.end(because: report) }
        node.perform(node, .standIn, self)
    }

    // MARK: Computations that need or set what they read

    /// Deals with a computation that has needed its own value, or has set what it has read.
    func checkComputation(of node: DynamicNode, _ changesBefore: UInt32) {
        node.flags.insert(.computed)
        if node.flags.contains(.inCycle) { forgetVersions(of: node) }
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
            let isChanged =
                !current.pointee.isSourceGone
                && current.pointee.source._withUnsafeGuaranteedRef {
                    !$0.isDerived && $0.version != current.pointee.seenVersion
                }
            if isChanged {
                let source = current.pointee.source._withUnsafeGuaranteedRef { $0.label }
                return unwatched { BindingReport(.setsWhatItReads, dynamics: [node.label, source]).send() }
            }
            edge = current.pointee.nextSource
        }
    }
}
