/// Mistakes that the kit finds during a change: listeners that cause each other's calls without end, values that are computed from
/// themselves, and computations that set values they have read.
extension Propagation {
    /// Sends a report to the handler of the thread, or to the handler of the program if the thread has none.
    private func send(_ report: BindingReport) { (reportHandler ?? BindingReport.handler)(report) }

    // MARK: Listeners that set each other off

    static let standardRoundLimit: Int32 = 1_000_000
    private static let cycleRounds: Int32 = 1_000

    /// Returns whether a node that was set by a listener may still be announced after the limit of rounds. In each round, a listener sets a
    /// value because of the round before. During 1,000 further rounds, the nodes of the cycle are collected for the report.
    func mayGoOn(with node: DynamicNode) -> Bool {
        hasLeftovers = true
        if depth <= roundLimit + Self.cycleRounds {
            if !cycle.contains(where: { $0 === node }) { cycle.append(node) }
            return true
        }
        if !cycle.isEmpty {
            let labels = cycle.map(\.label)
            cycle = []
            send(BindingReport(.endlessChange(Int(roundLimit)), dynamics: labels))
        }
        return false
    }

    // MARK: Values that need themselves

    /// Reports that a value is computed from itself, and lets it keep its earlier value.
    func foundCycle(at node: DynamicNode) {
        var path: [DynamicNode] = []
        var index = evaluations.count - 1
        while index >= 0 {
            let current = evaluations[index].node.object
            path.append(current)
            if current === node { break }
            index -= 1
        }
        path.reverse()
        let isReported = node.flags.contains(.inCycle)
        for node in path { node.flags.formUnion([.inCycle, .wasInCycle]) }
        let report = BindingReport(.selfReference, dynamics: path.map(\.label))
        if !isReported { send(report) }
        if !node.flags.contains(.computed) { standIn(for: node, report) }
    }

    /// Reports that closures read each other more deeply than the stack allows. A value that was never computed gets an empty value; any
    /// other value keeps its old value for the moment.
    func foundDepth(at node: DynamicNode) {
        // All evaluations that wait for this value are computed from something other than its real value.
        for index in 0..<evaluations.count { evaluations[index].state.insert(.tainted) }
        guard !node.flags.contains(.computed) else {
            // The values that wait for this node are computed with its old value for now. No listener is notified of the results, because
            // all these values are computed once more.
            isTooDeep = true
            if deepest == nil { deepest = node }
            return
        }
        var report: BindingReport?
        if !isTooDeep {
            depthReportCount += 1
            var labels = [node.label]
            for index in (0..<evaluations.count).reversed().prefix(9) {
                labels.append(evaluations[index].node.with { $0.label })
            }
            let tooDeep = BindingReport(.tooDeep(evaluations.count), dynamics: labels)
            send(tooDeep)
            report = tooDeep
        }
        isTooDeep = true
        standIn(for: node, report)
    }

    /// Uses an empty value such as `nil` or zero for a value that cannot be computed and never was, so that reading it returns something.
    /// Ends the running session, because its shown content cannot be trusted any more.
    private func standIn(for node: DynamicNode, _ report: BindingReport?) {
        if let report { starter?.end(because: report) }
        node.perform(node, .standIn, self)
    }

    // MARK: Computations that need themselves or set their sources

    /// Handles a computation that has read its own value, or has set a value that it had read.
    func checkComputation(of node: DynamicNode, _ changesBefore: UInt32) {
        node.flags.insert(.computed)
        if node.flags.contains(.inCycle) { forgetVersions(of: node) }
        if changeCount != changesBefore { lookForOwnSets(node) }
    }

    /// Forgets which versions of its sources a value has seen, because its result was not used. So the value is computed again at the next
    /// change of any source.
    private func forgetVersions(of node: DynamicNode) {
        var edge = node.firstSource
        while let current = edge {
            current.seenVersion = 0
            edge = current.nextSource
        }
    }

    /// Reports a computation that has set a value it had read. The value will be computed again.
    private func lookForOwnSets(_ node: DynamicNode) {
        guard evaluations.last.repetitions == 0, !node.flags.contains(.inCycle) else { return }
        var edge = node.firstSource
        while let current = edge {
            let isChanged = !current.isSourceGone && current.source.with { !$0.isDerived && $0.version != current.seenVersion }
            if isChanged {
                let source = current.source.with { $0.label }
                return unwatched { send(BindingReport(.setsWhatItReads, dynamics: [node.label, source])) }
            }
            edge = current.nextSource
        }
    }
}
