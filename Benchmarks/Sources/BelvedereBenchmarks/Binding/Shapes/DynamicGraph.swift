import BelvedereBinding

/// The graph that a ``DynamicGraphShape`` describes, with the assignments to measure.
final class DynamicGraph {
    /// Counts the computations. It is a separate object, because closures inside the graph refer to it.
    private final class Counter {
        var computations = 0
    }

    private let counter = Counter()
    private let sources: [Dynamic<Int>]
    /// The values of the last row that the benchmark reads.
    let leaves: [DynamicValue<Int>]
    private let plain: PlainDynamicGraph
    /// The columns of these values in the last row.
    private let leafColumns: [Int]
    private var step = 0

    init(_ shape: DynamicGraphShape) {
        // Start the random numbers with the same seed, so that all measurements use the same graph.
        var numbers = Numbers(state: 1)
        let counter = counter
        sources = (0..<shape.width).map { Dynamic($0) }
        var row: [DynamicValue<Int>] = sources
        var plain = PlainDynamicGraph(sourcesPerNode: shape.sourcesPerNode)
        for _ in 1..<shape.rows {
            let before = row
            let isStatic = before.map { _ in numbers.fraction() < shape.staticFraction }
            plain.rows.append(isStatic)
            row = before.indices.map { index in
                let sources = (0..<shape.sourcesPerNode).map { before[(index + $0) % before.count] }
                return isStatic[index] ? Self.makeStatic(sources, counter) : Self.makeDynamic(sources, counter)
            }
        }
        var columns = Array(row.indices)
        for _ in 0..<Int((Double(row.count) * (1 - shape.readFraction)).rounded()) {
            columns.remove(at: Int(numbers.next() % UInt64(columns.count)))
        }
        leafColumns = columns
        leaves = columns.map { row[$0] }
        self.plain = plain
    }

    /// Whether the leaves have the same values as a computation without a library.
    var isRight: Bool {
        let expected = plain.lastRow(from: sources.map { $0.value })
        return zip(leaves, leafColumns).allSatisfy { $0.value == expected[$1] }
    }

    /// Assigns one source after the other and reads the leaves, until `computations` values have been computed.
    func run(computations: Int) {
        let end = counter.computations + computations
        while counter.computations < end {
            let index = step % sources.count
            sources[index].value = step &+ index
            step &+= 1
            for leaf in leaves { _ = leaf.value }
        }
    }

    private static func makeStatic(_ sources: [DynamicValue<Int>], _ counter: Counter) -> DynamicValue<Int> {
        Derived {
            counter.computations &+= 1
            var sum = 0
            for source in sources { sum &+= source.value }
            return sum
        }
    }

    /// Makes a value that is the sum of its sources. The value of the first source decides which source is left out, or none.
    private static func makeDynamic(_ sources: [DynamicValue<Int>], _ counter: Counter) -> DynamicValue<Int> {
        let first = sources[0]
        let others = Array(sources.dropFirst())
        return Derived {
            counter.computations &+= 1
            var sum = first.value
            let isLeftOut = sum & 1 == 1
            let leftOut = Int(UInt(bitPattern: sum) % UInt(others.count))
            for index in others.indices where !(isLeftOut && index == leftOut) { sum &+= others[index].value }
            return sum
        }
    }

    private struct Numbers {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }

        mutating func fraction() -> Double { Double(next()) / Double(UInt64(1) << 31) }
    }
}
