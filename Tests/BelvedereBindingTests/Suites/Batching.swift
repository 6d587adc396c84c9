import BelvedereBinding
import Testing

/// Tests of transactions, in which several assignments count as one change.
@Suite struct Batching {
    @Test func aValueThatIsSetAndSetBackHasNotChanged() {
        let number = Dynamic(1)
        let double = number.map { $0 * 2 }
        let tracked = Derived { number.value + 1 }
        var seen: [String] = []
        let tokens = [
            number.bind { seen.append("number \($0)") },
            double.bind { seen.append("double \($0)") },
            tracked.bind { seen.append("tracked \($0)") },
        ]
        transaction {
            number.value = 2
            number.value = 1
        }
        #expect(seen == [])
        number.value = 2
        #expect(seen == ["number 2", "double 4", "tracked 3"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aValueThatWasReadBetweenSetAndSetBackHasNotChangedEither() {
        let number = Dynamic(1)
        let double = number.map { $0 * 2 }
        var seen: [String] = []
        let tokens = [number.bind { seen.append("number \($0)") }, double.bind { seen.append("double \($0)") }]
        transaction {
            number.value = 2
            #expect(double.value == 4)
            number.value = 1
            #expect(double.value == 2)
        }
        #expect(seen == [])
        withExtendedLifetime(tokens) {}
    }

    @Test func aValueThatGoesAwayAndComesBackAndGoesAgainIsToldOnce() {
        let number = Dynamic(1)
        var seen: [Int] = []
        let token = number.bind { seen.append($0) }
        transaction {
            number.value = 2
            number.value = 1
            number.value = 3
        }
        #expect(seen == [3])
        withExtendedLifetime(token) {}
    }

    @Test func aBindingMadeBetweenSetAndSetBackIsToldOfTheSetBack() {
        let number = Dynamic(1)
        var seen: [Int] = []
        var early: [Int] = []
        let first = number.bind { early.append($0) }
        var token: BindingToken?
        transaction {
            number.value = 2
            token = number.bindAndFire { seen.append($0) }
            number.value = 1
        }
        // The value goes from 1 to 2 and back to 1. This listener has received 2, so 1 is a change for it. Other listeners have received
        // only 1, so for them nothing has changed.
        #expect(seen == [2, 1])
        #expect(early == [])
        withExtendedLifetime((first, token)) {}
    }

    @Test func aTransactionInsideAnotherEndsWithTheOuterOne() {
        let number = Dynamic(0)
        var seen: [Int] = []
        let token = number.bind { seen.append($0) }
        transaction {
            transaction { number.value = 1 }
            #expect(seen == [])
            transaction { number.value = 2 }
            #expect(seen == [])
        }
        #expect(seen == [2])
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueThatNobodyReadsInATransactionIsComputedOnceAtItsEnd() {
        let first = Dynamic(1), second = Dynamic(1)
        var runs = 0
        let sum = combine(first, second) { left, right in
            runs += 1
            return left + right
        }
        let token = sum.bind { _ in }
        runs = 0
        transaction {
            for value in 2..<50 {
                first.value = value
                second.value = value
            }
            #expect(runs == 0)
        }
        #expect(runs == 1)
        #expect(sum.value == 98)
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueReadInATransactionIsUpToDateEachTime() {
        let first = Dynamic(1), second = Dynamic(1)
        let sum = Derived { first.value + second.value }
        let unbound = Derived { sum.value * 10 }
        let token = sum.bind { _ in }
        transaction {
            first.value = 2
            #expect(sum.value == 3)
            #expect(unbound.value == 30)
            second.value = 5
            #expect(unbound.value == 70)
        }
        #expect(unbound.value == 70)
        withExtendedLifetime(token) {}
    }

    @Test func everyListenerOfATransactionSeesAllOfIt() {
        let values = (0..<20).map { _ in Dynamic(0) }
        var sums: [Int] = []
        let tokens = values.map { value in value.bind { _ in sums.append(values.reduce(0) { $0 + $1.value }) } }
        transaction { for value in values { value.value = 1 } }
        #expect(sums == Array(repeating: 20, count: 20))
        withExtendedLifetime(tokens) {}
    }

    @Test func theSetsOfAListenerAreOneChange() {
        let trigger = Dynamic(0)
        let first = Dynamic(0), second = Dynamic(0)
        let sum = combine(first, second) { $0 + $1 }
        var seen: [Int] = []
        let tokens = [
            trigger.bind {
                first.value = $0
                second.value = $0
            },
            sum.bind { seen.append($0) },
        ]
        trigger.value = 4
        #expect(seen == [8])
        withExtendedLifetime(tokens) {}
    }

    @Test func theSetsOfTheFirstCallOfBindAndFireAreOneChangeAsThoseOfLaterCallsAre() {
        let trigger = Dynamic(1)
        let first = Dynamic(0), second = Dynamic(0)
        let sum = combine(first, second) { $0 + $1 }
        var seen: [Int] = []
        let watching = sum.bind { seen.append($0) }
        let token = trigger.bindAndFire {
            first.value = $0
            second.value = $0
        }
        #expect(seen == [2])
        trigger.value = 3
        #expect(seen == [2, 6])
        withExtendedLifetime((watching, token)) {}
    }

    @Test func theSetsOfTheFirstCallForAnOwnerAreOneChangeToo() {
        final class View {}
        let view = View()
        let trigger = Dynamic(1)
        let first = Dynamic(0), second = Dynamic(0)
        let sum = combine(first, second) { $0 + $1 }
        var seen: [Int] = []
        let watching = sum.bind { seen.append($0) }
        trigger.bindAndFire(to: view) { _, value in
            first.value = value
            second.value = value
        }
        #expect(seen == [2])
        withExtendedLifetime((watching, view)) {}
    }

    @Test func aTransactionThatChangesNothingTellsNobody() {
        let number = Dynamic(1)
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        transaction {}
        transaction { number.value = 1 }
        #expect(calls == 0)
        withExtendedLifetime(token) {}
    }

    @Test func aBindingThatEndsInATransactionIsNotTold() {
        let number = Dynamic(1)
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        transaction {
            number.value = 2
            token.cancel()
        }
        #expect(calls == 0)
    }

    @Test func aListAndAValueThatChangeTogetherAreSeenTogether() {
        let rows = DynamicList([1, 2, 3])
        let limit = Dynamic(2)
        let shown = rows.filter(by: limit) { $0 <= $1 }
        let text = Derived { "\(shown.elements) of \(rows.count), up to \(limit.value)" }
        var seen: [String] = []
        let token = text.bind { seen.append($0) }
        transaction {
            rows.append(4)
            limit.value = 4
            rows.remove(at: 0)
        }
        #expect(seen == ["[2, 3, 4] of 3, up to 4"])
        withExtendedLifetime(token) {}
    }

    @Test func editsOfAListThatFollowFromOneAnotherAreToldAsOneBatch() {
        let source = Dynamic(0), other = Dynamic(0)
        let mapped = source.map { $0 }
        let list = DynamicList<String>([])
        var changes: [ListChange<String>] = []
        let tokens = [
            other.bind { _ in list.append("second") },
            list.bind { changes.append($0) },
            mapped.bind { value in
                list.append("first")
                other.value = value
            },
        ]
        for value in 1...2 {
            source.value = value
            #expect(changes.map { $0.steps.count } == Array(repeating: 2, count: value))
        }
        #expect(list.elements == ["first", "second", "first", "second"])
        withExtendedLifetime(tokens) {}
    }
}
