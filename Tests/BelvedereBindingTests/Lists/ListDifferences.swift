import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests that the change set between two lists never has more steps than a change set of insertions and deletions only.
@Suite struct ListDifferences {
    private func steps(from old: [Int], to new: [Int]) -> [ListChange<Int>] {
        let list = DynamicList(old)
        var told: [ListChange<Int>] = []
        var copy = old
        let token = list.bind { change in
            told += change.steps
            change.apply(to: &copy)
        }
        list.assign(new)
        #expect(copy == new)
        withExtendedLifetime(token) {}
        return told
    }

    @Test func aListWithRepetitionsKeepsWhatItCan() {
        #expect(steps(from: [2, 0, 3, 0], to: [3, 0, 3]).count == 3)
        #expect(steps(from: [1, 1, 1, 2], to: [2, 1, 1, 1]).count == 1)
        #expect(steps(from: [1, 2, 1], to: [1, 1]).count == 1)
    }

    @Test func randomListsWithRepetitions() {
        let seed = Seed()
        for sequence in 0..<2_000 {
            var numbers = seed.numbers(for: sequence)
            let old = (0..<numbers.below(9)).map { _ in numbers.below(4) }
            let new = (0..<numbers.below(9)).map { _ in numbers.below(4) }
            #expect(steps(from: old, to: new).count <= new.difference(from: old).count, seed.comment)
        }
    }

    @Test func longListsOfFewValuesAreStillRight() {
        var numbers = Seed().numbers(for: 0)
        let old = (0..<3_000).map { _ in numbers.below(2) }
        let new = (0..<3_000).map { _ in numbers.below(2) }
        _ = steps(from: old, to: new)
    }
}
