import BelvedereBinding
import Testing

/// Tests of assignments that are made while a listener or a computation runs.
@Suite struct InnerWrites {
    @Test func aListenerThatCorrectsItsOwnValueIsHeardByAll() {
        let amount = Dynamic(0)
        var before: [Int] = []
        var after: [Int] = []
        let tokens = [
            amount.bind { before.append($0) },
            amount.bind { if $0 > 100 { amount.value = 100 } },
            amount.bind { after.append($0) },
        ]
        amount.value = 250
        #expect(amount.value == 100)
        #expect(before.last == 100)
        #expect(after == [100])
        withExtendedLifetime(tokens) {}
    }

    @Test func listenersThatSetEachOtherSettle() {
        let low = Dynamic(0), high = Dynamic(10)
        var seen: [[Int]] = []
        let tokens = [
            low.bind { if high.value < $0 { high.value = $0 } },
            high.bind { if low.value > $0 { low.value = $0 } },
            combine([low, high]) { $0 }.bind { seen.append($0) },
        ]
        low.value = 20
        high.value = 5
        #expect(low.value == 5)
        #expect(high.value == 5)
        #expect(seen == [[20, 20], [5, 5]])
        withExtendedLifetime(tokens) {}
    }

    @Test func aChainOfListenersThatSetTheNextReachesTheEnd() {
        let values = (0..<1000).map { _ in Dynamic(0) }
        let tokens = (0..<999).map { index in values[index].bind { values[index + 1].value = $0 + 1 } }
        values[0].value = 1
        #expect(values[999].value == 1000)
        withExtendedLifetime(tokens) {}
    }

    @Test func aComputationMaySetWhatItDoesNotRead() {
        let source = Dynamic(1)
        let log = Dynamic(0)
        var seen: [Int] = []
        let watching = log.bind { seen.append($0) }
        let double = Derived { () -> Int in
            log.value = source.value
            return source.value * 2
        }
        var doubles: [Int] = []
        let found = reports {
            let token = double.bind { doubles.append($0) }
            source.value = 5
            withExtendedLifetime(token) {}
        }
        #expect(found == [])
        #expect(doubles == [10])
        #expect(seen == [1, 5])
        withExtendedLifetime(watching) {}
    }

    @Test func aComputationThatSetsWhatItHasReadIsReported() {
        let number = Dynamic(0, name: "number")
        let capped = Derived(name: "capped") { () -> Int in
            let value = number.value
            if value < 3 { number.value = value + 1 }
            return value
        }
        let read = reports { _ = capped.value }
        #expect(!read.isEmpty)
        #expect(read.allSatisfy { $0.dynamics.contains("capped") && $0.dynamics.contains("number") })
        let bound = reports {
            let token = capped.bind { _ in }
            number.value = 1
            withExtendedLifetime(token) {}
        }
        #expect(!bound.isEmpty)
        // When the computation assigns no value any more, its result is right.
        number.value = 7
        #expect(capped.value == 7)
    }

    @Test func readsOfAListenerInATransactionInsideAComputationAreNotReadsOfTheComputation() {
        let source = Dynamic(1)
        let trigger = Dynamic(0)
        let bystander = Dynamic(0)
        var runs = 0
        let listening = trigger.bind { _ in _ = bystander.value }
        let result = Derived { () -> Int in
            runs += 1
            let value = source.value
            transaction { trigger.value = value }
            return value
        }
        let token = result.bind { _ in }
        bystander.value = 1
        #expect(runs == 1)
        source.value = 2
        #expect(runs == 2)
        bystander.value = 2
        #expect(runs == 2)
        withExtendedLifetime((listening, token)) {}
    }

    @Test func readsOfBindAndFireInsideAComputationAreNotReadsOfTheComputation() {
        let source = Dynamic(1)
        let shown = Dynamic(0)
        let bystander = Dynamic(0)
        var runs = 0
        var inner: BindingToken?
        let result = Derived { () -> Int in
            runs += 1
            inner = shown.bindAndFire { _ in _ = bystander.value }
            return source.value
        }
        let token = result.bind { _ in }
        bystander.value = 1
        shown.value = 1
        #expect(runs == 1)
        source.value = 2
        #expect(runs == 2)
        withExtendedLifetime((token, inner)) {}
    }

    @Test func aListenerThatSetsInATransactionIsToldOfOnce() {
        let trigger = Dynamic(0)
        let first = Dynamic(0), second = Dynamic(0)
        var calls = 0
        let tokens = [
            trigger.bind { value in
                transaction {
                    first.value = value
                    second.value = value
                    first.value = value + 1
                }
            },
            Derived { first.value * 100 + second.value }.bind { _ in calls += 1 },
        ]
        trigger.value = 1
        trigger.value = 2
        #expect(calls == 2)
        withExtendedLifetime(tokens) {}
    }

    @Test func aListEditedInAListenerOfItselfReachesEverybody() {
        let rows = DynamicList([1])
        var copies: [[Int]] = [[1], [1]]
        let tokens = [
            rows.bind { $0.apply(to: &copies[0]) },
            rows.bind { _ in if rows.count < 5 { rows.append(rows.count + 1) } },
            rows.bind { $0.apply(to: &copies[1]) },
        ]
        rows.append(2)
        #expect(copies == [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])
        withExtendedLifetime(tokens) {}
    }
}
