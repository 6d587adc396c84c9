import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests of the time that operations need: four times as much work must need about four times as many steps, or slightly more if a heap or
/// a sort is used. They run only in a build that counts steps; see `StepCount`.
@Suite(.enabled(if: StepCount.countsEverything)) struct GrowthOfBindings {
    /// An operation on a structure of a given size, such as a chain of values. The structure is created before the counting.
    struct Operation: CustomTestStringConvertible, Sendable {
        let name: String
        let prepare: @Sendable (Int) -> () -> Void
        var testDescription: String { name }

        init(_ name: String, _ prepare: @escaping @Sendable (Int) -> () -> Void) {
            self.name = name
            self.prepare = prepare
        }

        func steps(_ size: Int) -> Int { StepCount.steps(of: prepare(size)) }
    }

    @Test(arguments: bindings + graphs)
    func fourTimesTheSizeTakesFourTimesTheSteps(operation: Operation) {
        // Run the operation once before the counting, because the first time needs additional work.
        _ = operation.steps(50)
        // If a parallel test assigns a value on another thread, values without bindings check their sources once more. So count several
        // times and use the lowest count.
        var (small, large) = (Int.max, Int.max)
        for _ in 0..<10 where large == .max || Double(large) > 6 * Double(small) {
            small = min(small, operation.steps(1000))
            large = min(large, operation.steps(4000))
        }
        #expect(Double(large) <= 6 * Double(small), "\(operation.name): \(small) steps, then \(large)")
    }

    static let bindings = [
        Operation("bind") { size in
            let source = Dynamic(0)
            var tokens: [BindingToken] = []
            tokens.reserveCapacity(size)
            return { for _ in 0..<size { tokens.append(source.bind { _ in }) } }
        },
        Operation("unbind, first in first out") { size in
            let source = Dynamic(0)
            let tokens = (0..<size).map { _ in source.bind { _ in } }
            return { for token in tokens { token.cancel() } }
        },
        Operation("unbind, in any order") { size in
            let source = Dynamic(0)
            var numbers = SplitMix64(seed: 1)
            let tokens = (0..<size).map { _ in source.bind { _ in } }.shuffled(using: &numbers)
            return { for token in tokens { token.cancel() } }
        },
        Operation("unbind in a call") { size in
            let source = Dynamic(0)
            var tokens: [BindingToken] = []
            let first = source.bind { _ in tokens = [] }
            tokens = (0..<size).map { _ in source.bind { _ in } }
            return {
                source.value = 1
                withExtendedLifetime((first, tokens)) {}
            }
        },
        Operation("bind in a call") { size in
            let source = Dynamic(0)
            var tokens: [BindingToken] = []
            let first = source.bind { _ in for _ in 0..<size { tokens.append(source.bind { _ in }) } }
            return {
                source.value = 1
                source.value = 2
                withExtendedLifetime((first, tokens)) {}
            }
        },
        Operation("owners that come and go") { size in
            final class Owner {}
            let source = Dynamic(0)
            return {
                for _ in 0..<size {
                    let owner = Owner()
                    source.bind(to: owner) { _, _ in }
                }
                source.value = 1
            }
        },
        Operation("fill and end a bag") { size in
            let sources = (0..<size).map { Dynamic($0) }
            return {
                let bag = BindingBag()
                for source in sources { source.bind { _ in }.store(in: bag) }
                bag.end()
            }
        },
        Operation("set in a transaction") { size in
            let sources = (0..<size).map { _ in Dynamic(0) }
            let tokens = sources.map { $0.bind { _ in } }
            return {
                transaction { for source in sources { source.value = 1 } }
                withExtendedLifetime(tokens) {}
            }
        },
        Operation("set in a transaction, last bound first") { size in
            let sources = (0..<size).map { _ in Dynamic(0) }
            let tokens = sources.map { $0.bind { _ in } }
            return {
                transaction { for source in sources.reversed() { source.value = 1 } }
                withExtendedLifetime(tokens) {}
            }
        },
        Operation("set and set back in a transaction") { size in
            let sources = (0..<size).map { _ in Dynamic(0) }
            let tokens = sources.map { $0.bind { _ in } }
            return {
                transaction { for value in [1, 0] { for source in sources { source.value = value } } }
                withExtendedLifetime(tokens) {}
            }
        },
        Operation("dynamics that go in a transaction") { size in
            var sources = (0..<size).map { _ in Dynamic(0) }
            let tokens = sources.map { $0.bind { _ in } }
            return {
                transaction {
                    for source in sources { source.value = 1 }
                    sources = []
                }
                withExtendedLifetime(tokens) {}
            }
        },
        Operation("bindings that end in a transaction") { size in
            let sources = (0..<size).map { _ in Dynamic(0) }
            var tokens = sources.map { $0.map { $0 + 1 }.bind { _ in } }
            return {
                transaction {
                    for source in sources { source.value = 1 }
                    tokens = []
                }
            }
        },
        Operation("events in a transaction") { size in
            let taps = Signal<Int>()
            let token = taps.bind { _ in }
            return {
                transaction { for number in 0..<size { taps.send(number) } }
                withExtendedLifetime(token) {}
            }
        },
        Operation("sets in a listener, one after the other") { size in
            let source = Dynamic(0)
            let token = source.bind { if $0 < size { source.value = $0 + 1 } }
            return {
                source.value = 1
                withExtendedLifetime(token) {}
            }
        },
        Operation("listeners that set the next") { size in
            let sources = (0...size).map { _ in Dynamic(0) }
            let tokens = (0..<size).map { index in sources[index].bind { sources[index + 1].value = $0 } }
            return {
                sources[0].value = 1
                withExtendedLifetime(tokens) {}
            }
        },
    ]
}
