import BelvedereBinding
import Repeatable
import TestSupport

/// A random graph of dynamics and derived values. A second, simple computation of all its values shows whether they are right.
final class ModelGraph {
    /// Counts the computations. It is a separate object, because the graph has strong references to the closures that count.
    final class Runs {
        var counts: [Int] = []
    }

    /// The nodes of the graph. It is a separate object, because closures in the graph also read nodes that are added later.
    final class Nodes {
        var values: [DynamicValue<Int>] = []
    }

    private(set) var formulas: [Formula] = []
    private let nodeList = Nodes()
    private(set) var sources: [Dynamic<Int>] = []
    /// For each derived value, the number of its computations in the current step.
    let runs = Runs()
    /// Whether listeners assign values, so that a value may change more than once in one step.
    var changesMoreThanOnce = false

    var nodes: [DynamicValue<Int>] { nodeList.values }

    init(size: Int, hasLoops: Bool, _ numbers: inout SplitMix64) {
        for _ in 0..<size { add(hasLoops: hasLoops, size: size, &numbers) }
        // In a cycle, a value keeps its earlier value. So each node gets a value before there can be cycles.
        if hasLoops {
            for source in sources { source.value = 1 }
            for node in nodes { _ = node.value }
        }
    }

    /// The right values of all nodes, computed from the formulas alone; `nil` for nodes that depend on themselves or on such a node.
    func naive() -> [Int?] {
        var known: [Int?] = Array(repeating: nil, count: formulas.count)
        var isFinished = Array(repeating: false, count: formulas.count)
        var isUnderWay = Array(repeating: false, count: formulas.count)
        func value(_ index: Int) -> Int? {
            if isFinished[index] { return known[index] }
            if isUnderWay[index] { return nil }
            isUnderWay[index] = true
            let result: Int? =
                switch formulas[index] {
                case .source(let source): sources[source].value
                case .map(let from, let factor): value(from).map { ($0 &* factor) % 1009 }
                case .sum(let parts):
                    parts.reduce(into: Int?.some(0)) { sum, part in
                        guard let before = sum, let next = value(part) else { return sum = nil }
                        sum = (before &+ next) % 1009
                    }
                case .choice(let decider, let even, let odd):
                    value(decider).flatMap { $0 % 2 == 0 ? value(even) : value(odd) }
                case .loop(let gate, let other):
                    value(gate).flatMap { $0 == 0 ? value(other).map { ($0 &+ 1) % 1009 } : $0 }
                case .counted(let list): value(list).map { $0 % 7 }
                }
            isUnderWay[index] = false
            isFinished[index] = true
            known[index] = result
            return result
        }
        // A node that was being computed when a cycle was found has no value, even if its formula seems to give one within the cycle.
        for index in formulas.indices where !isFinished[index] { _ = value(index) }
        return known
    }

    /// Descriptions of the nodes with wrong values and of their sources, to find the first wrong node.
    func wrongNodes(_ values: [Int?]) -> [String] {
        values.indices.compactMap { index in
            guard let value = values[index], nodes[index].value != value else { return nil }
            let state = nodes[index].hasListeners ? "bound" : "unbound"
            return "\(index): \(formulas[index]), \(state), is \(nodes[index].value), not \(value)"
        }
    }

    private func add(hasLoops: Bool, size: Int, _ numbers: inout SplitMix64) {
        let index = nodes.count
        let (runs, nodeList) = (runs, nodeList)
        runs.counts.append(0)
        func ran(_ value: Int) -> Int {
            runs.counts[index] += 1
            return value
        }
        switch index < 3 ? 0 : (index < 4 ? 0 : 1) + numbers.below(hasLoops ? 7 : 6) {
        case 0:
            let value = numbers.below(5)
            formulas.append(.source(sources.count))
            sources.append(Dynamic(value))
            nodeList.values.append(sources[sources.count - 1])
        case 1, 2:
            let from = numbers.below(index)
            let factor = numbers.below(4)
            formulas.append(.map(from, factor))
            nodeList.values.append(nodes[from].map { ran(($0 &* factor) % 1009) })
        case 3:
            let parts = (0..<1 + numbers.below(4)).map { _ in numbers.below(index) }
            formulas.append(.sum(parts))
            let sources = parts.map { nodes[$0] }
            nodeList.values.append(combine(sources) { ran($0.reduce(0) { ($0 &+ $1) % 1009 }) })
        case 4:
            let parts = (0..<1 + numbers.below(30)).map { _ in numbers.below(index) }
            formulas.append(.sum(parts))
            let sources = parts.map { nodes[$0] }
            nodeList.values.append(Derived { ran(sources.reduce(0) { ($0 &+ $1.value) % 1009 }) })
        case 5:
            let from = numbers.below(index)
            formulas.append(.counted(from))
            let source = nodes[from]
            // Creates a new derived value for each reading. The number of readings depends on the source's value.
            nodeList.values.append(Derived { ran((0..<1 + source.value % 7).map { _ in source.map { $0 % 7 } }.last?.value ?? 0) })
        case 7:
            let (gate, other) = (numbers.below(index), numbers.below(size))
            formulas.append(.loop(gate, other))
            let first = nodes[gate]
            nodeList.values.append(
                Derived { [unowned nodeList] in
                    ran(first.value == 0 ? (nodeList.values[other].value &+ 1) % 1009 : first.value)
                }
            )
        default:
            let (decider, even, odd) = (numbers.below(index), numbers.below(index), numbers.below(index))
            formulas.append(.choice(decider, even, odd))
            let (first, second, third) = (nodes[decider], nodes[even], nodes[odd])
            nodeList.values.append(Derived { ran(first.value % 2 == 0 ? second.value : third.value) })
        }
    }
}
