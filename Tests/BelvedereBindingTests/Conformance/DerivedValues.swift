import BelvedereBinding
import Testing

@Suite struct DerivedValues {
    @Test func aMappedValueKeepsAValueAndTellsItsChanges() {
        let name = Dynamic("a")
        let length = name.map(\.count)
        #expect(length.value == 1)
        var seen: [Int] = []
        let token = length.bindAndFire { seen.append($0) }
        name.value = "bb"
        name.value = "cc"
        #expect(seen == [1, 2])
        #expect(length.value == 2)
        token.cancel()
        name.value = "ddd"
        #expect(length.value == 3)
        #expect(seen == [1, 2])
    }

    @Test func aDerivedValueIsComputedAtMostOncePerChange() {
        let number = Dynamic(1)
        var runs = 0
        let square = number.map { value in
            runs += 1
            return value * value
        }
        #expect(runs == 0)
        #expect(square.value == 1)
        #expect(square.value == 1)
        #expect(runs == 1)
        number.value = 2
        number.value = 3
        #expect(runs == 1)
        #expect(square.value == 9)
        #expect(runs == 2)
        let tokens = (0..<3).map { _ in square.bind { _ in } }
        #expect(runs == 2)
        number.value = 4
        #expect(runs == 3)
        #expect(square.value == 16)
        #expect(runs == 3)
        withExtendedLifetime(tokens) {}
    }

    @Test func aDiamondFiresOnceAndIsNeverHalfUpdated() {
        let source = Dynamic(1)
        let left = source.map { $0 * 2 }
        let right = source.map { $0 * 3 }
        let sum = combine(left, right) { $0 + $1 }
        var seen: [Int] = []
        let token = sum.bind { seen.append($0) }
        source.value = 2
        source.value = 3
        #expect(seen == [10, 15])
        withExtendedLifetime(token) {}
    }

    @Test func fiveDiamondsInARowFireOnce() {
        let source = Dynamic(1)
        var last: DynamicValue<Int> = source
        for _ in 0..<5 {
            let from = last
            last = combine(from.map { $0 + 1 }, from.map { $0 + 2 }) { $0 + $1 }
        }
        var seen: [Int] = []
        let token = last.bind { seen.append($0) }
        source.value = 2
        var expected = 2
        for _ in 0..<5 { expected = expected * 2 + 3 }
        #expect(seen == [expected])
        withExtendedLifetime(token) {}
    }

    @Test func aClosureDependsOnWhatItReadInItsLastRun() {
        let isMetric = Dynamic(true)
        let metres = Dynamic(100)
        let feet = Dynamic(328)
        var runs = 0
        let text = Derived { () -> String in
            runs += 1
            return isMetric.value ? "\(metres.value) m" : "\(feet.value) ft"
        }
        var seen: [String] = []
        let token = text.bindAndFire { seen.append($0) }
        feet.value = 400
        #expect(runs == 1)
        isMetric.value = false
        metres.value = 1
        #expect(runs == 2)
        feet.value = 500
        isMetric.value = true
        #expect(seen == ["100 m", "400 ft", "500 ft", "1 m"])
        #expect(runs == 4)
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueThatIsThrownAwayIsNotComputedOnceMore() {
        let items = Dynamic([1, 2, 3])
        let hasItems = items.map { !$0.isEmpty }
        let first = items.map { $0[0] }
        let text = Derived { hasItems.value ? "\(first.value)" : "none" }
        var seen: [String] = []
        let token = text.bindAndFire { seen.append($0) }
        items.value = []
        #expect(seen == ["1", "none"])
        items.value = [7]
        #expect(seen == ["1", "none", "7"])
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueGoesWithItsLastReferenceAndItsLastBinding() {
        let source = Dynamic(1)
        weak var derived: Derived<Int>?
        var token: BindingToken?
        do {
            let mapped = source.map { $0 + 1 }
            derived = mapped
            token = mapped.map { $0 + 1 }.bind { _ in }
        }
        #expect(derived != nil)
        token = nil
        #expect(derived == nil)
        #expect(token == nil)
    }

    @Test func aTransactionIsOneChange() {
        let first = Dynamic("a")
        let last = Dynamic("b")
        let full = combine(first, last) { $0 + $1 }
        var seen: [String] = []
        var singles = 0
        let tokens = [full.bind { seen.append($0) }, first.bind { _ in singles += 1 }]
        transaction {
            first.value = "c"
            #expect(full.value == "cb")
            transaction { last.value = "d" }
            first.value = "e"
            #expect(full.value == "ed")
            #expect(seen == [])
        }
        #expect(seen == ["ed"])
        #expect(singles == 1)
        withExtendedLifetime(tokens) {}
    }

    @Test func anyNumberOfSourcesOfAnyTypesCanBeCombined() {
        struct Plain { let text: String }
        let first = Dynamic(1), second = Dynamic("a"), third = Dynamic(Plain(text: "x")), fourth = Dynamic(2.5)
        var seen: [String] = []
        let tokens = [
            combine(first) { "\($0)" }.bind { seen.append($0) },
            combine(first, second) { "\($0)\($1)" }.bind { seen.append($0) },
            combine(first, second, third) { "\($0)\($1)\($2.text)" }.bind { seen.append($0) },
            combine(first, second, third, fourth) { "\($0)\($1)\($2.text)\($3)" }.bind { seen.append($0) },
            combine(first, third) { Plain(text: "\($0)\($1.text)") }.bind { seen.append($0.text) },
            combine(first, third, fourth) { Plain(text: "\($0)\($1.text)\($2)") }.bind { seen.append($0.text) },
        ]
        first.value = 2
        #expect(seen == ["2", "2a", "2ax", "2ax2.5", "2x", "2x2.5"])
        seen = []
        transaction {
            third.value = Plain(text: "y")
            fourth.value = 3.5
        }
        #expect(seen == ["2ay", "2ay3.5", "2y", "2y3.5"])
        withExtendedLifetime(tokens) {}
    }
}
