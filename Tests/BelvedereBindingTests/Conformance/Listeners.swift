import BelvedereBinding
import Testing

/// Tests of listeners: one test for each question to which other libraries give a wrong answer or none.
@Suite struct Listeners {
    @Test func theSameValueTwiceIsToldOnce() {
        let number = Dynamic(0)
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        number.value = 1
        number.value = 1
        #expect(calls == 1)
        withExtendedLifetime(token) {}
    }

    @Test func valuesThatCannotBeComparedAreToldEveryTime() {
        struct Opaque {}
        let value = Dynamic(Opaque())
        var calls = 0
        let token = value.bind { _ in calls += 1 }
        value.value = Opaque()
        value.value = Opaque()
        #expect(calls == 2)
        withExtendedLifetime(token) {}
    }

    @Test func aListenerReadsTheNewValueFromTheModel() {
        let number = Dynamic(0)
        var read: [Int] = []
        let token = number.bind { _ in read.append(number.value) }
        number.value = 1
        #expect(read == [1])
        withExtendedLifetime(token) {}
    }

    @Test func twoSetsInOneTurnAreToldOneAfterTheOther() {
        let number = Dynamic(0)
        var seen: [Int] = []
        let token = number.bind { seen.append($0) }
        number.value = 1
        number.value = 2
        #expect(seen == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test(arguments: [2, 5, 40, 10_000])
    func listenersAreCalledInTheOrderOfBinding(count: Int) {
        let number = Dynamic(0)
        var order: [Int] = []
        var tokens = (0..<count).map { index in number.bind { _ in order.append(index) } }
        number.value = 1
        #expect(order == Array(0..<count))
        // Listeners are also called in the order of binding after some bindings have ended and others have been added.
        order = []
        tokens.remove(at: count / 2).cancel()
        tokens.append(number.bind { _ in order.append(count) })
        number.value = 2
        #expect(order == (0...count).filter { $0 != count / 2 })
    }

    @Test func everyListenerEndsOnTheModelsValueWhenOneSetsIt() {
        let number = Dynamic(0)
        var first: [Int] = []
        var last: [Int] = []
        var order: [String] = []
        let tokens = [
            number.bind {
                first.append($0)
                order.append("first \($0)")
            },
            number.bind { if $0 == 1 { number.value = 2 } },
            number.bind {
                last.append($0)
                order.append("last \($0)")
            },
        ]
        number.value = 1
        #expect(number.value == 2)
        #expect(first == [1, 2])
        #expect(last == [2])
        #expect(order == ["first 1", "first 2", "last 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aSetOfAnotherDynamicWaitsForTheListenersOfThisOne() {
        let first = Dynamic(0)
        let second = Dynamic(0)
        var order: [String] = []
        let tokens = [
            first.bind {
                order.append("a\($0)")
                second.value = $0 * 10
            },
            first.bind { order.append("b\($0) \(second.value)") },
            second.bind { order.append("second \($0)") },
        ]
        first.value = 1
        #expect(order == ["a1", "b1 10", "second 10"])
        withExtendedLifetime(tokens) {}
    }

    @Test func anUnbindDuringAPassTakesEffectAtOnce() {
        let number = Dynamic(0)
        var second = 0
        var third = 0
        var token: BindingToken?
        let first = number.bind { _ in token?.cancel() }
        token = number.bind { _ in second += 1 }
        let last = number.bind { _ in third += 1 }
        number.value = 1
        #expect(second == 0)
        #expect(third == 1)
        #expect(token?.isActive == false)
        withExtendedLifetime([first, last]) {}
    }

    @Test func tokensDroppedDuringAPassAreNotCalled() {
        let number = Dynamic(0)
        var calls = 0
        var tokens: [BindingToken] = []
        let first = number.bind { _ in tokens = [] }
        tokens = (0..<100).map { _ in number.bind { _ in calls += 1 } }
        number.value = 1
        #expect(calls == 0)
        withExtendedLifetime((first, tokens)) {}
    }

    @Test func aBindDuringAPassWaitsForTheNextChange() {
        let number = Dynamic(0)
        var seen: [Int] = []
        var tokens: [BindingToken] = []
        tokens.append(
            number.bind { value in
                if value == 1 { tokens.append(number.bind { seen.append($0) }) }
            })
        number.value = 1
        #expect(seen == [])
        number.value = 2
        #expect(seen == [2])
    }

    @Test func aBindAndFireDuringAPassFiresOnceWithTheCurrentValue() {
        let number = Dynamic(0)
        var seen: [Int] = []
        var tokens: [BindingToken] = []
        tokens.append(
            number.bind { value in
                if value == 1 { tokens.append(number.bindAndFire { seen.append($0) }) }
            })
        number.value = 1
        #expect(seen == [1])
        number.value = 2
        #expect(seen == [1, 2])
    }

    @Test func aDroppedTokenEndsItsBinding() {
        let number = Dynamic(0)
        var calls = 0
        _ = number.bind { _ in calls += 1 }
        number.value = 1
        #expect(calls == 0)
        #expect(!number.hasListeners)
    }

    @Test func theCapturesOfAClosureAreReleasedWithTheToken() {
        final class Resource {}
        let number = Dynamic(0)
        weak var resource: Resource?
        var token: BindingToken?
        do {
            let held = Resource()
            resource = held
            token = number.bind { _ in withExtendedLifetime(held) {} }
        }
        #expect(resource != nil)
        #expect(token != nil)
        token = nil
        #expect(resource == nil)
    }

    @Test func aListenerThatDropsItsOwnTokenMayGoOnUsingWhatItHolds() {
        final class Resource { var text = "alive" }
        let number = Dynamic(0)
        var token: BindingToken?
        var seen: [String] = []
        weak var resource: Resource?
        do {
            let held = Resource()
            resource = held
            token = number.bind { _ in
                token = nil
                seen.append(held.text)
            }
        }
        #expect(token != nil)
        number.value = 1
        number.value = 2
        #expect(seen == ["alive"])
        #expect(resource == nil)
    }

    @Test func twoHundredThousandNestedSetsDoNotOverflow() {
        let number = Dynamic(0)
        var last = 0
        let tokens = [
            number.bind { if $0 < 200_000 { number.value = $0 + 1 } },
            number.bind { last = $0 },
        ]
        number.value = 1
        #expect(last == 200_000)
        withExtendedLifetime(tokens) {}
    }

    @Test func twoHundredThousandNestedSetsAcrossTwoDynamicsDoNotOverflow() {
        let ping = Dynamic(0)
        let pong = Dynamic(0)
        let tokens = [
            ping.bind { if $0 < 200_000 { pong.value = $0 + 1 } },
            pong.bind { if $0 < 200_000 { ping.value = $0 + 1 } },
        ]
        ping.value = 1
        #expect(max(ping.value, pong.value) == 200_000)
        withExtendedLifetime(tokens) {}
    }

    @Test func aDynamicThatGoesLeavesItsTokensHarmless() {
        var number: Dynamic<Int>? = Dynamic(0)
        let token = number?.bind { _ in }
        #expect(token?.isActive == true)
        number = nil
        #expect(token?.isActive == false)
        token?.cancel()
    }

    @Test func aDynamicMayGoInItsOwnListener() {
        final class Model { var number: Dynamic<Int>? = Dynamic(0) }
        let model = Model()
        var calls = 0
        var tokens: [BindingToken?] = []
        tokens.append(model.number?.bind { _ in model.number = nil })
        tokens.append(model.number?.bind { _ in calls += 1 })
        model.number?.value = 1
        #expect(model.number == nil)
        #expect(calls == 1)
        withExtendedLifetime(tokens) {}
    }

    @Test func aDynamicThatWaitsToBeToldMayGoBeforeItsTurn() {
        final class Model { var number: Dynamic<Int>? = Dynamic(0) }
        let model = Model()
        let trigger = Dynamic(0)
        var calls = 0
        let waiting = model.number?.bind { _ in calls += 1 }
        let token = trigger.bind { value in
            model.number?.value = value
            model.number = nil
        }
        trigger.value = 1
        #expect(calls == 0)
        withExtendedLifetime((waiting, token)) {}
    }
}
