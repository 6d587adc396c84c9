import BelvedereBinding
import Testing

/// Tests that listeners are called in the order in which they were bound, also across several dynamics. So a parent is called before its
/// children, which it may release.
@Suite struct OrderOfCalls {
    /// A screen that shows a selected item, and creates a new child for each item.
    final class Screen {
        let selection = Dynamic<Int?>(1, name: "selection")
        let items = Dynamic([1: "one", 2: "two"])
        var shown: [String] = []
        var childRuns = 0
        private var child: BindingToken?
        private var parent: BindingToken?

        func start(steps: Int) {
            // A value that depends on the selection through the given number of derived values.
            var shows = selection.map { $0 != nil }
            for _ in 1..<steps { shows = shows.map { $0 } }
            parent = shows.bindAndFire { [unowned self] shows in
                child = nil
                guard shows else { return shown.append("nothing") }
                let text = Derived { [unowned self] () -> String in
                    childRuns += 1
                    return items.value[selection.value ?? -1] ?? "missing"
                }
                child = text.bindAndFire { [unowned self] in shown.append($0) }
            }
        }
    }

    @Test func aValueWhoseFirstBindingEndsBeforeItsTurnMakesWayForOneThatWasBoundBeforeTheNext() {
        let first = Dynamic(0), second = Dynamic(0)
        var seen: [String] = []
        let ended = first.bind { seen.append("first \($0)") }
        let kept = [second.bind { seen.append("second \($0)") }, first.bind { seen.append("first again \($0)") }]
        transaction {
            first.value = 1
            second.value = 1
            ended.cancel()
        }
        #expect(seen == ["second 1", "first again 1"])
        withExtendedLifetime(kept) {}
    }

    @Test func manyValuesThatAreSetInAnyOrderAreToldInTheOrderOfBinding() {
        for count in [3, 10, 100, 1000] {
            let values = (0..<count).map { _ in Dynamic(0) }
            var seen: [Int] = []
            let tokens = values.indices.map { index in values[index].bind { _ in seen.append(index) } }
            transaction {
                // Assign one half of the values in order, the other half backwards, and then a few in no order.
                for index in stride(from: 0, to: count, by: 2) { values[index].value = 1 }
                for index in stride(from: 1, to: count, by: 2).reversed() where index > 5 { values[index].value = 1 }
                for index in [5, 1, 3] where index < count { values[index].value = 1 }
            }
            #expect(seen == Array(0..<count))
            withExtendedLifetime(tokens) {}
        }
    }

    @Test(arguments: [1, 2, 10, 100])
    func aChildIsNotComputedOnceItsParentHasEndedIt(steps: Int) {
        let screen = Screen()
        screen.start(steps: steps)
        screen.selection.value = 2
        screen.childRuns = 0
        screen.selection.value = nil
        #expect(screen.childRuns == 0)
        #expect(screen.shown == ["one", "two", "nothing"])
        screen.selection.value = 1
        #expect(screen.shown == ["one", "two", "nothing", "one"])
    }

    @Test(arguments: [1, 2, 10])
    func aTransactionTellsTheParentFirstEvenIfItSetsTheChildsSourceFirst(steps: Int) {
        let screen = Screen()
        screen.start(steps: steps)
        screen.childRuns = 0
        transaction {
            screen.items.value = [:]
            screen.selection.value = nil
        }
        #expect(screen.childRuns == 0)
        #expect(screen.shown == ["one", "nothing"])
    }

    @Test func aChildOfAChildIsEndedWithoutBeingComputed() {
        let level = Dynamic(2)
        var runs = 0
        var grandchild: BindingToken?
        var child: BindingToken?
        let parent = level.map { $0 > 0 }.map { $0 }.bindAndFire { isShown in
            child = nil
            grandchild = nil
            guard isShown else { return }
            child = level.map { $0 > 1 }.map { $0 }.bindAndFire { isDeep in
                grandchild = nil
                guard isDeep else { return }
                let text = Derived { () -> Int in
                    runs += 1
                    return level.value
                }
                grandchild = text.bind { _ in }
            }
        }
        #expect(runs == 1)
        level.value = 1
        level.value = 2
        #expect(runs == 2)
        level.value = 0
        #expect(runs == 2)
        withExtendedLifetime((parent, child, grandchild)) {}
    }

    @Test(arguments: Form.allCases)
    func theOrderOfBindingHoldsAcrossTheValuesThatOneSourceChanges(form: Form) {
        let source = Dynamic(0)
        let near = form.map(source) { $0 + 1 }
        let far = form.map(form.map(form.map(source) { $0 + 1 }) { $0 + 1 }) { $0 + 1 }
        var order: [String] = []
        let tokens = [
            far.bind { _ in order.append("far 1") },
            near.bind { _ in order.append("near 1") },
            source.bind { _ in order.append("source 1") },
            far.bind { _ in order.append("far 2") },
            source.bind { _ in order.append("source 2") },
            near.bind { _ in order.append("near 2") },
        ]
        source.value = 1
        // All listeners of one value are called together, at the position of its first listener.
        #expect(order.filter { $0.hasSuffix("1") } == ["far 1", "near 1", "source 1"])
        for name in ["far", "near", "source"] {
            #expect(order.filter { $0.hasPrefix(name) } == ["\(name) 1", "\(name) 2"])
        }
        withExtendedLifetime(tokens) {}
    }

    @Test func theOrderOfBindingHoldsForTheSetsOfATransaction() {
        let values = (0..<10).map { _ in Dynamic(0) }
        var order: [Int] = []
        let tokens = values.indices.map { index in values[index].bind { _ in order.append(index) } }
        transaction { for value in values.reversed() { value.value = 1 } }
        #expect(order == Array(0..<10))
        withExtendedLifetime(tokens) {}
    }

    @Test func aValueThatIsBoundAgainTakesItsPlaceAtTheEnd() {
        let source = Dynamic(0)
        let first = source.map { $0 + 1 }
        let second = source.map { $0 + 2 }
        var order: [String] = []
        let early = first.bind { _ in order.append("first") }
        let token = second.bind { _ in order.append("second") }
        early.cancel()
        let late = first.bind { _ in order.append("first") }
        source.value = 1
        #expect(order == ["second", "first"])
        withExtendedLifetime((token, late)) {}
    }

    @Test func aSetInAListenerKeepsTheOrderOfBinding() {
        let source = Dynamic(0)
        let early = Dynamic(0), late = Dynamic(0)
        let sum = Derived { source.value + early.value + late.value }
        var order: [String] = []
        let tokens = [
            early.bind { order.append("early \($0)") },
            source.bind { value in
                order.append("source \(value)")
                late.value = value * 100
                early.value = value * 10
            },
            source.bind { order.append("also \($0)") },
            late.bind { order.append("late \($0)") },
            sum.bind { order.append("sum \($0)") },
        ]
        source.value = 1
        #expect(order.sorted() == ["also 1", "early 10", "late 100", "source 1", "sum 111"])
        #expect(order.filter { $0 != "also 1" } == ["source 1", "early 10", "late 100", "sum 111"])
        #expect(order.last == "sum 111")
        withExtendedLifetime(tokens) {}
    }

    @Test func aValueThatAListenerReadsAndThatMayThenHaveChangedAgainIsToldAllTheSame() {
        let number = Dynamic(1), other = Dynamic(0)
        let sum = Derived { number.value + min(other.value, 0) }
        var seen: [Int] = []
        let tokens = [
            number.bind { _ in
                _ = sum.value
                other.value += 1
            },
            sum.bind { seen.append($0) },
        ]
        number.value = 2
        number.value = 3
        #expect(seen == [2, 3])
        withExtendedLifetime(tokens) {}
    }
}
