import BelvedereBinding
import TestSupport
import Testing

/// Tests that operations on lists take little more than four times as many steps for four times as many elements.
@Suite struct ListGrowth {
    final class Steps { var count = 0 }

    /// A key that counts its comparisons.
    struct Key: Comparable {
        let value: Int
        let steps: Steps
        static func < (first: Key, second: Key) -> Bool {
            first.steps.count += 1
            return first.value < second.value
        }
        static func == (first: Key, second: Key) -> Bool {
            first.steps.count += 1
            return first.value == second.value
        }
    }

    /// Counts the steps of `body` for a number of elements and for four times as many. Returns the quotient of the two counts.
    private func growth(_ body: (Int, Steps) -> Void) -> Double {
        let (few, many) = (Steps(), Steps())
        body(1_000, few)
        body(4_000, many)
        return Double(many.count) / Double(max(1, few.count))
    }

    @Test func sectionsOfABatch() {
        let factor = growth { count, steps in
            let list = DynamicList<Int>()
            let sections = list.sections { Key(value: $0 % 26, steps: steps) }
            let token = sections.bind { _ in }
            list.append(contentsOf: 0..<count)
            list.removeAll { $0 % 2 == 0 }
            list.batch { for index in 0..<list.count { list[index] += 1 } }
            #expect(sections.elements.reduce(0) { $0 + $1.rows.count } == count / 2)
            withExtendedLifetime(token) {}
        }
        #expect(factor < 6)
    }

    @Test func sectionsThatAreReadAnew() {
        let factor = growth { count, steps in
            let list = DynamicList(Array(0..<count))
            let sections = list.sections { Key(value: $0 % 200, steps: steps) }
            #expect(sections.count == 200)
        }
        #expect(factor < 6)
    }

    @Test func sortedAndFilteredListsOfABatch() {
        let factor = growth { count, steps in
            let list = DynamicList<Int>()
            let sorted =
                list
                .filter { _ in
                    steps.count += 1
                    return true
                }
                .sorted {
                    steps.count += 1
                    return $0 > $1
                }
            let token = sorted.bind { _ in }
            list.append(contentsOf: 0..<count)
            list.batch { for index in 0..<count { list[index] *= -1 } }
            #expect(sorted.elements.first == 0)
            withExtendedLifetime(token) {}
        }
        #expect(factor < 6)
    }

    @Test func boundDynamicsThatGoDuringOneTransaction() {
        var dynamics = (0..<5_000).map { Dynamic($0) }
        var calls = 0
        let tokens = dynamics.map { $0.bind { _ in calls += 1 } }
        transaction {
            for dynamic in dynamics { dynamic.value += 1 }
            dynamics.removeFirst(4_999)
        }
        #expect(calls == 1)
        #expect(tokens.filter(\.isActive).count == 1)
    }
}
