import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests in which bindings are added and ended, and values assigned and read, in a random order. All listeners must be called in the order
/// in which they were bound.
@Suite struct RandomOrders {
    /// Random orders of numbers: some are nearly sorted, some consist of a few sorted runs, and some are not sorted at all.
    private func orders(of count: Int, _ numbers: inout SplitMix64) -> [[Int]] {
        var nearly = Array(0..<count)
        for index in nearly.indices.dropLast(12) { nearly.swapAt(index, index + numbers.below(12)) }
        let runs = (2...6).map { runs in (0..<runs).flatMap { run in stride(from: run, to: count, by: runs) } }
        let backwards = Array((0..<count).reversed())
        var any = backwards
        for index in any.indices { any.swapAt(index, numbers.below(count)) }
        return [nearly, backwards, any] + runs
    }

    @Test(arguments: [5, 9, 80, 700])
    func setsInARandomOrderAreAnnouncedInTheOrderOfBinding(count: Int) {
        let seed = Seed()
        var numbers = seed.numbers(for: count)
        let values = (0..<count).map { _ in Dynamic(0) }
        var told: [Int] = []
        let tokens = values.indices.map { index in values[index].bind { _ in told.append(index) } }
        for order in orders(of: count, &numbers) {
            told = []
            transaction {
                for index in order { values[index].value += 1 }
            }
            #expect(told == Array(0..<count), seed.comment)
        }
        withExtendedLifetime(tokens) {}
    }

    @Test func bindingsThatComeAndGoAreCalledInTheOrderOfBinding() {
        let seed = Seed()
        for sequence in 0..<200 {
            var numbers = seed.numbers(for: sequence)
            let number = Dynamic(0)
            var told: [Int] = []
            var bound: [(name: Int, token: BindingToken)] = []
            var lastName = 0
            func bind() {
                lastName += 1
                let name = lastName
                bound.append((name, number.bind { _ in told.append(name) }))
            }
            for _ in 0..<30 {
                switch numbers.below(4) {
                case 0 where !bound.isEmpty: bound.remove(at: numbers.below(bound.count)).token.cancel()
                case 1 where !bound.isEmpty: bound.removeLast()
                case 2 where !bound.isEmpty: bound.removeFirst()
                default: bind()
                }
                told = []
                number.value += 1
                #expect(told == bound.map(\.name), seed.comment)
                #expect(number.hasListeners == !bound.isEmpty, seed.comment)
            }
        }
    }

    @Test func bindingsThatComeAndGoDuringACallAreCalledInTheOrderOfBinding() {
        let seed = Seed()
        for sequence in 0..<200 {
            var numbers = seed.numbers(for: sequence)
            let number = Dynamic(0)
            var told: [Int] = []
            var bound: [Int: BindingToken] = [:]
            for name in 0..<6 {
                bound[name] = number.bind { value in
                    told.append(name)
                    guard value == 1 else { return }
                    bound[numbers.below(6)] = nil
                    let later = 10 + told.count
                    bound[later] = number.bind { _ in told.append(later) }
                }
            }
            number.value = 1
            #expect(told == told.sorted(), seed.comment)
            told = []
            number.value = 2
            #expect(told == bound.keys.sorted(), seed.comment)
        }
    }

    @Test func valuesThatReadTheSameSourcesInChangingOrdersAreAllTold() {
        let seed = Seed()
        for sequence in 0..<100 {
            var numbers = seed.numbers(for: sequence)
            let sources = (0..<6).map { Dynamic($0) }
            let orders = (0..<4).map { _ in Dynamic<[Int]>([]) }
            let sums = orders.map { order in Derived { order.value.reduce(0) { $0 + sources[$1].value } } }
            var shown = [Int?](repeating: nil, count: sums.count)
            var tokens = [BindingToken?](repeating: nil, count: sums.count)
            for _ in 0..<60 {
                let index = numbers.below(sums.count)
                switch numbers.below(6) {
                case 0:
                    tokens[index] = nil
                    shown[index] = nil
                case 1 where tokens[index] == nil: tokens[index] = sums[index].bindAndFire { shown[index] = $0 }
                case 2, 3: orders[index].value = (0..<numbers.below(6)).map { _ in numbers.below(sources.count) }
                default: sources[numbers.below(sources.count)].value += 1
                }
                for (index, order) in orders.enumerated() {
                    let expected = order.value.reduce(0) { $0 + sources[$1].value }
                    if tokens[index] != nil { #expect(shown[index] == expected, seed.comment) }
                }
            }
        }
    }
}
