import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests with random graphs of dynamics and derived values. Values are bound, read and assigned at random: directly, in transactions and in
/// listeners. After every step, all values are compared with a simple computation from the beginning.
@Suite struct ModelTest {
    /// A kind of random graph, and the number of such graphs to test.
    struct Kind: CustomTestStringConvertible, Sendable {
        let name: String
        let sizes: ClosedRange<Int>
        let hasLoops: Bool
        let graphs: Int
        let soakGraphs: Int
        var testDescription: String { name }
        var count: Int { Seed.isSoak ? soakGraphs : graphs }
    }

    static let kinds = [
        Kind(name: "small", sizes: 4...15, hasLoops: false, graphs: 500, soakGraphs: 40_000),
        Kind(name: "large", sizes: 60...150, hasLoops: false, graphs: 12, soakGraphs: 2000),
        Kind(name: "small with cycles", sizes: 6...20, hasLoops: true, graphs: 250, soakGraphs: 20_000),
        Kind(name: "large with cycles", sizes: 60...100, hasLoops: true, graphs: 10, soakGraphs: 1000),
    ]

    @Test(arguments: kinds)
    func everyGraphAgreesWithTheNaiveComputation(kind: Kind) {
        let seed = Seed()
        for number in 0..<kind.count {
            if let fault = Self.fault(of: kind, number, seed) {
                Issue.record("A \(kind.name) graph, number \(number)\(fault). \(seed)")
                return
            }
        }
    }

    /// Changes on other threads make values without bindings check their sources again. The results must stay the same, also in graphs with
    /// cycles.
    @Test func changesOnOtherThreadsMakeNoDifference() {
        let seed = Seed()
        OtherThread.changingValues {
            for kind in Self.kinds where kind.hasLoops {
                for number in 0..<kind.count / 10 {
                    guard let fault = Self.fault(of: kind, number, seed) else { continue }
                    Issue.record("A \(kind.name) graph, number \(number)\(fault). \(seed)")
                    return
                }
            }
        }
    }

    /// Creates a random graph and does all random steps on it.
    ///
    /// - Returns: The first problem.
    private static func fault(of kind: Kind, _ number: Int, _ seed: Seed) -> String? {
        var numbers = seed.numbers(for: number)
        let size = kind.sizes.lowerBound + numbers.below(kind.sizes.count)
        var run = ModelRun(size: size, hasLoops: kind.hasLoops, numbers: numbers)
        for step in 0..<20 {
            let problems = run.step()
            if !problems.isEmpty { return ", step \(step): \(problems)" }
        }
        return run.leavesBindingsBehind() ? ": a binding is left over" : nil
    }
}
