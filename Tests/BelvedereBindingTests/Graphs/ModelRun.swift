import BelvedereBinding
import Repeatable
import TestSupport

/// One random test: a random graph, its bindings, and random steps. The graph is checked after each step.
struct ModelRun {
    /// Collects problems. It is a separate object, because the listeners in the graph add to it.
    final class Problems {
        var found: [String] = []
    }

    private let graph: ModelGraph
    private let hasLoops: Bool
    private var numbers: SplitMix64
    private var watchers: [ModelWatcher] = []
    private var parents: [ModelParent] = []
    private let problems = Problems()

    init(size: Int, hasLoops: Bool, numbers: SplitMix64) {
        var numbers = numbers
        graph = ModelGraph(size: size, hasLoops: hasLoops, &numbers)
        self.hasLoops = hasLoops
        self.numbers = numbers
    }

    /// Does one random action, and returns descriptions of the problems after it.
    mutating func step() -> [String] {
        graph.runs.counts = graph.runs.counts.map { _ in 0 }
        for watcher in watchers { watcher.calls = 0 }
        var mostRuns = 1
        var found: [BindingReport] = []
        BindingReport.withHandler({ found.append($0) }) { mostRuns = act() }
        let values = graph.naive()
        if !found.isEmpty, !values.contains(nil), !graph.changesMoreThanOnce, mostRuns == 1 {
            problems.found.append("reported \(found.map(\.code)) without a cycle")
        }
        check(values, mostRuns: mostRuns)
        return problems.found
    }

    /// Ends all bindings. Returns whether the graph wrongly still has listeners.
    mutating func leavesBindingsBehind() -> Bool {
        watchers = []
        parents = []
        return graph.nodes.contains { $0.hasListeners }
    }

    /// - Returns: How many times a value may be computed, and a listener called, because of the action.
    private mutating func act() -> Int {
        let problem: (String) -> Void = { [problems] in problems.found.append($0) }
        graph.changesMoreThanOnce = false
        switch numbers.below(12) {
        case 0, 1: watchers.append(ModelWatcher(graph, anyNode(), problem))
        case 2:
            let children = (0..<1 + numbers.below(3)).map { _ in anyNode() }
            parents.append(ModelParent(graph, anyNode(), childIndices: children, problem))
        case 3 where !watchers.isEmpty: watchers.remove(at: numbers.below(watchers.count))
        case 4 where !parents.isEmpty: parents.remove(at: numbers.below(parents.count))
        case 5: readTwice(anyNode())
        case 6, 7: return setInATransaction()
        case 8: return setFromAListener()
        default: anySource().value = numbers.below(5)
        }
        return 1
    }

    private mutating func anyNode() -> Int { numbers.below(graph.nodes.count) }
    private mutating func anySource() -> Dynamic<Int> { graph.sources[numbers.below(graph.sources.count)] }

    /// Reads a node twice. The second time, nothing may be computed; the function `check` verifies that.
    private func readTwice(_ index: Int) {
        _ = graph.nodes[index].value
        _ = graph.nodes[index].value
    }

    private mutating func setInATransaction() -> Int {
        let sets = 1 + numbers.below(4)
        transaction {
            for _ in 0..<sets {
                anySource().value = numbers.below(5)
                guard numbers.below(3) == 0 else { continue }
                let index = anyNode()
                let value = graph.nodes[index].value
                if let right = graph.naive()[index], value != right { problems.found.append("stale inside") }
            }
        }
        return sets + 1
    }

    /// Adds a listener that, when it is called first, assigns a value to another source.
    private mutating func setFromAListener() -> Int {
        graph.changesMoreThanOnce = true
        let target = anySource()
        let trigger = anySource()
        let value = numbers.below(5)
        let token = trigger.bind { _ in target.value = value }
        trigger.value = numbers.below(5)
        token.cancel()
        return 4
    }

    private func check(_ values: [Int?], mostRuns: Int) {
        for watcher in watchers {
            if let right = values[watcher.index], watcher.known != right { problems.found.append("a watcher is behind") }
            if watcher.calls > mostRuns, !hasLoops { problems.found.append("told \(watcher.calls) times") }
        }
        if !hasLoops {
            for (index, count) in graph.runs.counts.enumerated() where count > mostRuns {
                // The node's sources were created for its last computation and released after it. So any change in the program may make it
                // compute again.
                if case .counted = graph.formulas[index] { continue }
                problems.found.append("node \(index), \(graph.formulas[index]), was computed \(count) times")
            }
        }
        // Read only some of the nodes, so that the others are read only after further changes.
        BindingReport.withHandler({ _ in }) {
            for (index, value) in values.enumerated() where index % 3 == 0 {
                guard let value, graph.nodes[index].value != value else { continue }
                problems.found.append("node \(index) is \(graph.nodes[index].value), not \(value)")
                problems.found += graph.wrongNodes(values)
            }
        }
    }
}
