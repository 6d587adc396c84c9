import BelvedereBinding
import TestSupport
import Testing

/// Random graphs of dynamics and derived values, bound, unbound and set at random, alone, in transactions and from
/// listeners, compared after every step with a naive computation of everything from the beginning.
@Suite struct ModelTest {
    /// A node of the model: how its value follows from others, without any library.
    enum Formula {
        case source(Int)
        case map(Int, Int)
        case sum([Int])
        /// Reads the first, and by that decides which of the other two to read.
        case choice(Int, Int, Int)
    }

    /// Apart from the graph, which holds the closures that count.
    final class Runs {
        var counts: [Int] = []
    }

    final class Graph {
        var formulas: [Formula] = []
        var nodes: [DynamicValue<Int>] = []
        var sources: [Dynamic<Int>] = []
        /// How often each derived value has been computed in the step that is running.
        let runs = Runs()
        /// Whether several sets fall together, so that a value may change and change back before it is told.
        var mayChangeBack = false

        func naive(_ index: Int) -> Int {
            switch formulas[index] {
            case .source(let source): sources[source].value
            case .map(let from, let factor): (naive(from) &* factor) % 1009
            case .sum(let parts): parts.reduce(0) { ($0 &+ naive($1)) % 1009 }
            case .choice(let decider, let even, let odd): naive(decider) % 2 == 0 ? naive(even) : naive(odd)
            }
        }

        func add(_ numbers: inout SeededNumbers) {
            let index = nodes.count
            let runs = runs
            runs.counts.append(0)
            func ran(_ value: Int) -> Int {
                runs.counts[index] += 1
                return value
            }
            switch index < 3 ? 0 : (index < 4 ? 0 : 1) + numbers.below(5) {
            case 0:
                let value = numbers.below(5)
                formulas.append(.source(sources.count))
                sources.append(Dynamic(value))
                nodes.append(sources[sources.count - 1])
            case 1, 2:
                let from = numbers.below(index)
                let factor = numbers.below(4)
                formulas.append(.map(from, factor))
                nodes.append(nodes[from].map { ran(($0 &* factor) % 1009) })
            case 3:
                let parts = (0..<1 + numbers.below(4)).map { _ in numbers.below(index) }
                formulas.append(.sum(parts))
                let sources = parts.map { nodes[$0] }
                nodes.append(combine(sources) { ran($0.reduce(0) { ($0 &+ $1) % 1009 }) })
            case 4:
                let parts = (0..<1 + numbers.below(12)).map { _ in numbers.below(index) }
                formulas.append(.sum(parts))
                let sources = parts.map { nodes[$0] }
                nodes.append(Derived { ran(sources.reduce(0) { ($0 &+ $1.value) % 1009 }) })
            default:
                let (decider, even, odd) = (numbers.below(index), numbers.below(index), numbers.below(index))
                formulas.append(.choice(decider, even, odd))
                let (first, second, third) = (nodes[decider], nodes[even], nodes[odd])
                nodes.append(Derived { ran(first.value % 2 == 0 ? second.value : third.value) })
            }
        }
    }

    /// A binding that remembers what it was told last.
    final class Watcher {
        let index: Int
        var known: Int
        var calls = 0
        var token: BindingToken?

        init(_ graph: Graph, _ index: Int, _ problem: @escaping (String) -> Void) {
            self.index = index
            known = graph.nodes[index].value
            token = graph.nodes[index].bind { [unowned self, unowned graph] value in
                calls += 1
                if value == known, !graph.mayChangeBack { problem("told the value it knew") }
                if value != graph.naive(index) { problem("told \(value), which is \(graph.naive(index))") }
                known = value
            }
        }
    }

    @Test func everyGraphAgreesWithTheNaiveComputation() {
        let seed = Seed()
        let graphs = Seed.isSoak ? 40_000 : 2_000
        for number in 0..<graphs {
            var numbers = seed.numbers(for: number)
            let graph = Graph()
            for _ in 0..<4 + numbers.below(12) { graph.add(&numbers) }
            var problems: [String] = []
            var watchers: [Watcher] = []
            for step in 0..<20 {
                graph.runs.counts = graph.runs.counts.map { _ in 0 }
                for watcher in watchers { watcher.calls = 0 }
                var mostRuns = 1
                let action = numbers.below(9)
                graph.mayChangeBack = action == 4 || action == 5
                switch action {
                case 0, 1:
                    watchers.append(Watcher(graph, numbers.below(graph.nodes.count)) { problems.append($0) })
                case 2 where !watchers.isEmpty:
                    watchers.remove(at: numbers.below(watchers.count))
                case 3:
                    _ = graph.nodes[numbers.below(graph.nodes.count)].value
                case 4:
                    let sets = 1 + numbers.below(4)
                    transaction {
                        for _ in 0..<sets {
                            graph.sources[numbers.below(graph.sources.count)].value = numbers.below(5)
                            if numbers.below(3) == 0 {
                                let index = numbers.below(graph.nodes.count)
                                if graph.nodes[index].value != graph.naive(index) { problems.append("stale inside") }
                            }
                        }
                    }
                    mostRuns = sets + 1
                case 5:
                    // A listener that sets another source, once.
                    let trigger = graph.sources[numbers.below(graph.sources.count)]
                    let target = graph.sources[numbers.below(graph.sources.count)]
                    let value = numbers.below(5)
                    let token = trigger.bind { _ in target.value = value }
                    trigger.value = numbers.below(5)
                    token.cancel()
                    mostRuns = 4
                default:
                    graph.sources[numbers.below(graph.sources.count)].value = numbers.below(5)
                }
                for watcher in watchers {
                    if watcher.known != graph.naive(watcher.index) { problems.append("a watcher is behind") }
                    if watcher.calls > mostRuns { problems.append("told \(watcher.calls) times") }
                }
                if let most = graph.runs.counts.max(), most > mostRuns { problems.append("computed \(most) times") }
                for index in graph.nodes.indices where graph.nodes[index].value != graph.naive(index) {
                    problems.append("node \(index) is \(graph.nodes[index].value), not \(graph.naive(index))")
                }
                guard problems.isEmpty else {
                    Issue.record("Graph \(number), step \(step): \(problems). \(seed)")
                    return
                }
            }
            watchers = []
            if graph.nodes.contains(where: { $0.hasListeners }) {
                Issue.record("Graph \(number): a binding is left over. \(seed)")
                return
            }
        }
    }
}
