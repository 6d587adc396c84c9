import BelvedereBinding
import TestSupport

/// A random graph, what is bound to it, and random steps that are checked.
struct ModelRun {
    /// Apart from the run, whose listeners find the problems.
    final class Problems {
        var found: [String] = []
    }

    private let graph: ModelGraph
    private let hasLoops: Bool
    private var numbers: SeededNumbers
    private var watchers: [ModelWatcher] = []
    private var parents: [ModelParent] = []
    private let problems = Problems()

    init(size: Int, hasLoops: Bool, numbers: SeededNumbers) {
        var numbers = numbers
        graph = ModelGraph(size: size, hasLoops: hasLoops, &numbers)
        self.hasLoops = hasLoops
        self.numbers = numbers
    }

    /// Does one thing at random, and says what is wrong after it.
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

    /// Ends everything, and says whether the graph knows.
    mutating func leavesBindingsBehind() -> Bool {
        watchers = []
        parents = []
        return graph.nodes.contains { $0.hasListeners }
    }

    /// - Returns: How often a value may be computed and a listener be told.
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

    /// The second reading computes nothing, which `check` sees.
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

    /// A listener that sets another source, once.
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
                // What it read has gone, so a change of anything else in the program lets it be computed again.
                if case .counted = graph.formulas[index] { continue }
                problems.found.append("node \(index), \(graph.formulas[index]), was computed \(count) times")
            }
        }
        // Only some are read, so that others stay as they are and are read when more has changed.
        BindingReport.withHandler({ _ in }) {
            for (index, value) in values.enumerated() where index % 3 == 0 {
                guard let value, graph.nodes[index].value != value else { continue }
                problems.found.append("node \(index) is \(graph.nodes[index].value), not \(value)")
                problems.found += graph.wrongNodes(values)
            }
        }
    }
}
