import BelvedereBinding
import TestSupport

/// A random graph of dynamics and derived values, beside a naive computation of everything from the beginning.
final class ModelGraph {
    /// Apart from the graph, which holds the closures that count.
    final class Runs {
        var counts: [Int] = []
    }

    /// Apart from the graph, whose closures read nodes that are made after them.
    final class Nodes {
        var values: [DynamicValue<Int>] = []
    }

    private(set) var formulas: [Formula] = []
    private let nodeList = Nodes()
    private(set) var sources: [Dynamic<Int>] = []
    /// How often each derived value has been computed in the step that is running.
    let runs = Runs()
    /// Whether listeners set values, so that a value may change more than once in one step.
    var changesMoreThanOnce = false

    var nodes: [DynamicValue<Int>] { nodeList.values }

    init(size: Int, hasLoops: Bool, _ numbers: inout SeededNumbers) {
        for _ in 0..<size { add(hasLoops: hasLoops, size: size, &numbers) }
        // A value that needs itself before it has ever had a value has none to keep.
        if hasLoops {
            for source in sources { source.value = 1 }
            for node in nodes { _ = node.value }
        }
    }

    /// The values of all nodes; `nil` for those that need themselves, or one that does.
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
        // Whoever is on the way when a cycle is found has no value, though it may seem so from inside of the cycle.
        for index in formulas.indices where !isFinished[index] { _ = value(index) }
        return known
    }

    /// The nodes that disagree, with what they are computed from, to find the first of them.
    func wrongNodes(_ values: [Int?]) -> [String] {
        values.indices.compactMap { index in
            guard let value = values[index], nodes[index].value != value else { return nil }
            let state = nodes[index].hasListeners ? "bound" : "unbound"
            return "\(index): \(formulas[index]), \(state), is \(nodes[index].value), not \(value)"
        }
    }

    private func add(hasLoops: Bool, size: Int, _ numbers: inout SeededNumbers) {
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
            // Reads as often as the value says, and makes a value of its own to read.
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
