import BelvedereBinding
import Testing

/// Tests of bindings that are created and ended inside listeners and computations.
@Suite struct NestingAndDisposal {
    /// An object that assigns a value when it is deallocated, as a part of a screen does that reports its closing.
    final class Farewell {
        private let target: Dynamic<Int>

        init(_ target: Dynamic<Int>) { self.target = target }

        deinit { target.value += 1 }
    }

    @Test func anObjectReleasedWithABindingInItsOwnCallMaySetAValueThatIsAnnouncedAtOnce() {
        let source = Dynamic(0)
        let closed = Dynamic(0)
        var seen: [Int] = []
        let closing = closed.bind { seen.append($0) }
        var token: BindingToken?
        token = source.bind { [farewell = Farewell(closed)] _ in
            token = nil
            withExtendedLifetime(farewell) {}
        }
        source.value = 1
        #expect(seen == [1])
        withExtendedLifetime((token, closing)) {}
    }

    @Test func aListenerThatSetsItsValueAndEndsItselfIsNotCalledAgain() {
        let source = Dynamic(0)
        let list = DynamicList([0])
        var seen: [String] = []
        var tokens: [String: BindingToken] = [:]
        tokens["first"] = source.bind { value in
            seen.append("first \(value)")
            source.value = 2
            tokens["first"] = nil
        }
        tokens["second"] = source.bind { seen.append("second \($0)") }
        tokens["first of list"] = list.bind { _ in
            seen.append("first of list \(list.count)")
            list.append(2)
            tokens["first of list"] = nil
        }
        tokens["second of list"] = list.bind { _ in seen.append("second of list \(list.count)") }
        source.value = 1
        list.append(1)
        #expect(seen == ["first 1", "second 2", "first of list 2", "second of list 3"])
    }

    @Test func aValueWhoseOnlyBindingEndsWhileItIsBoundAgainIsKeptByTheNewOne() {
        let source = Dynamic(0)
        var seen: [Int] = []
        var first: BindingToken?, second: BindingToken?
        weak var made: Derived<Int>?
        do {
            let value = Derived { () -> Int in
                if source.value == 1 { first = nil }
                return source.value
            }
            made = value
            first = value.bind { _ in }
            transaction {
                source.value = 1
                second = value.bind { seen.append($0) }
            }
        }
        #expect(first == nil)
        source.value = 2
        #expect(seen == [2])
        second?.cancel()
        second = nil
        #expect(made == nil)
    }

    @Test func aValueThatGoesWithItsLastBindingInItsOwnPassFinishesThePass() {
        let source = Dynamic(0)
        var seen: [Int] = []
        weak var made: DynamicNode?
        var tokens: [BindingToken] = []
        do {
            let value = source.map { $0 + 1 }
            made = value
            tokens.append(value.bind { seen.append($0) })
            tokens.append(
                value.bind {
                    seen.append($0 * 10)
                    tokens = []
                })
        }
        source.value = 1
        #expect(seen == [2, 20])
        #expect(made == nil)
    }

    @Test func partsThatAreMadeAnewForEachValueAreCalledOnce() {
        let source = Dynamic(0)
        let detail = Dynamic(0)
        var seen: [String] = []
        var part: BindingToken?
        let token = source.bindAndFire { value in
            part = detail.bindAndFire { seen.append("\(value).\($0)") }
        }
        detail.value = 1
        source.value = 1
        detail.value = 2
        transaction {
            source.value = 2
            detail.value = 3
        }
        #expect(seen == ["0.0", "0.1", "1.1", "1.2", "2.3"])
        withExtendedLifetime((token, part)) {}
    }

    @Test func aListenerMayEndItselfAndOthersAndBindAnew() {
        let source = Dynamic(0)
        var seen: [String] = []
        var tokens: [String: BindingToken] = [:]
        tokens["once"] = source.bind {
            seen.append("once \($0)")
            tokens["once"] = nil
        }
        tokens["killer"] = source.bind { value in
            tokens["victim"] = nil
            if tokens["new"] == nil { tokens["new"] = source.bind { seen.append("new \($0)") } }
        }
        tokens["victim"] = source.bind { seen.append("victim \($0)") }
        tokens["last"] = source.bind { seen.append("last \($0)") }
        source.value = 1
        source.value = 2
        #expect(seen == ["once 1", "last 1", "last 2", "new 2"])
    }

    @Test func aDerivedValueWhoseLastBindingEndsInAPassIsNotComputedInIt() {
        let source = Dynamic(0)
        var runs = 0
        let costly = Derived { () -> Int in
            runs += 1
            return source.value
        }
        var costlyToken: BindingToken?
        let parent = source.bind { _ in costlyToken = nil }
        costlyToken = costly.bind { _ in }
        runs = 0
        source.value = 1
        #expect(runs == 0)
        #expect(!costly.hasListeners)
        #expect(costly.value == 1)
        withExtendedLifetime((parent, costlyToken)) {}
    }

    @Test func anOwnerThatGoesInAPassHearsNothingMore() {
        final class View {
            let name: String
            init(_ name: String) { self.name = name }
        }
        let source = Dynamic(0)
        var seen: [String] = []
        var view: View? = View("view")
        let first = source.bind { _ in view = nil }
        source.bind(to: view!) { view, value in seen.append("\(view.name) \(value)") }
        source.map { $0 + 1 }.bind(to: view!) { view, value in seen.append("\(view.name) derived \(value)") }
        source.value = 1
        #expect(seen == [])
        withExtendedLifetime((first, view)) {}
    }

    @Test func aSourceThatGoesInAPassTakesItsQueuedCallsWithIt() {
        let trigger = Dynamic(0)
        var model: Dynamic<Int>? = Dynamic(0)
        var calls = 0
        let tokens = [
            trigger.bind { value in
                model?.value = value
                model = nil
            },
            model!.bind { _ in calls += 1 },
        ]
        trigger.value = 1
        #expect(calls == 0)
        #expect(!tokens[1].isActive || model == nil)
    }

    @Test func bindingInsideAComputationIsNotAReadOfIt() {
        let source = Dynamic(0)
        let other = Dynamic(0)
        var runs = 0
        var inner: [BindingToken] = []
        let result = Derived { () -> Int in
            runs += 1
            inner = [other.bind { _ in }, other.map { $0 + 1 }.bind { _ in }]
            return source.value
        }
        let token = result.bind { _ in }
        other.value = 1
        #expect(runs == 1)
        withExtendedLifetime((token, inner)) {}
    }

    @Test func bindingsThatHoldEachOtherEndInOneGo() {
        let source = Dynamic(0)
        var calls = 0
        var outermost: BindingToken?
        for _ in 0..<1000 {
            let inner = outermost
            outermost = source.bind { _ in
                calls += 1
                withExtendedLifetime(inner) {}
            }
        }
        source.value = 1
        #expect(calls == 1000)
        outermost = nil
        #expect(!source.hasListeners)
    }

    @Test func aTokenThatIsDroppedWhileItsValueIsComputedEndsIt() {
        let source = Dynamic(0)
        var token: BindingToken?
        var seen: [Int] = []
        let result = Derived { () -> Int in
            if source.value == 1 { token = nil }
            return source.value
        }
        token = result.bind { seen.append($0) }
        source.value = 1
        source.value = 2
        #expect(seen == [])
        #expect(!result.hasListeners)
        #expect(result.value == 2)
        #expect(token == nil)
    }

    @Test func aBagThatEndsInAListenerEndsAllOfIt() {
        let source = Dynamic(0)
        let bag = BindingBag()
        var seen: [Int] = []
        for index in 0..<10 {
            source.bind { _ in
                seen.append(index)
                if index == 4 { bag.end() }
            }.store(in: bag)
        }
        source.value = 1
        source.value = 2
        #expect(seen == [0, 1, 2, 3, 4])
        #expect(!source.hasListeners)
    }

    @Test func theCapturesOfAClosureAreReleasedWithItsBindingEvenInItsOwnCall() {
        final class Resource {}
        let source = Dynamic(0)
        weak var resource: Resource?
        var token: BindingToken?
        do {
            let held = Resource()
            resource = held
            token = source.bind { _ in
                token = nil
                withExtendedLifetime(held) {}
            }
        }
        #expect(resource != nil)
        source.value = 1
        #expect(resource == nil)
        #expect(token == nil)
    }

    @Test func aListOfARowThatGoesInAPassIsLeftAlone() {
        let rows = DynamicList([1, 2, 3])
        var seen: [Int] = []
        var inner: BindingToken?
        var filtered: DerivedList<Int>? = rows.filter { $0 > 1 }
        let first = rows.bind { _ in
            inner = nil
            filtered = nil
        }
        inner = filtered!.bind { _ in seen.append(1) }
        rows.append(4)
        #expect(seen == [])
        withExtendedLifetime((first, inner, filtered)) {}
    }
}
