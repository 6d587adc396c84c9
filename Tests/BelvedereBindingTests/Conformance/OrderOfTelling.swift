import BelvedereBinding
import Testing

/// Tests that listeners are called in the order in which they were bound, also if they are bound to different dynamics. So a parent is
/// called before its children, which it may release.
@Suite struct OrderOfTelling {
    /// A parent that shows the selected item in a child, and releases the child when nothing is selected.
    final class Parent {
        let items = Dynamic(["a": 1, "b": 2])
        let selection = Dynamic<String?>("a")
        var child: (value: Derived<Int>, token: BindingToken)?
        var childRuns = 0
        var seen: [Int] = []
        private var token: BindingToken?
        private(set) lazy var isSelected = selection.map { $0 != nil }
        private(set) lazy var shows = isSelected.map { $0 }

        func start() {
            token = shows.bindAndFire { [unowned self] isShown in
                guard isShown else { return child = nil }
                let value = Derived { [unowned self] in
                    childRuns += 1
                    return items.value[selection.value!]!
                }
                child = (value, value.bindAndFire { [unowned self] in seen.append($0) })
            }
        }
    }

    @Test func aChildThatItsParentEndsIsNotComputedOnceMore() {
        let parent = Parent()
        parent.start()
        #expect(parent.childRuns == 1)
        parent.selection.value = "b"
        #expect(parent.seen == [1, 2])
        parent.selection.value = nil
        #expect(parent.childRuns == 2)
        #expect(parent.child == nil)
        parent.selection.value = "a"
        #expect(parent.seen == [1, 2, 1])
    }

    @Test func norInATransactionThatSetsTheChildsSourceFirst() {
        let parent = Parent()
        parent.start()
        transaction {
            parent.items.value = [:]
            parent.selection.value = nil
        }
        #expect(parent.childRuns == 1)
        #expect(parent.child == nil)
        parent.items.value = ["c": 3]
        parent.selection.value = "c"
        #expect(parent.seen == [1, 3])
    }

    @Test func norWhenAListenerEndsWhatIsBoundToTheSourceItself() {
        let selection = Dynamic<Int?>(1)
        let shows = selection.map { $0 != nil }.map { $0 }
        var child: BindingToken?
        var seen: [Int] = []
        let token = shows.bindAndFire { isShown in
            child = isShown ? selection.bind { seen.append($0!) } : nil
        }
        selection.value = 2
        selection.value = nil
        #expect(seen == [2])
        #expect(child == nil)
        withExtendedLifetime(token) {}
    }

    @Test func bindingsOfSeveralValuesAreToldInTheOrderOfBinding() {
        let first = Dynamic(0)
        let second = Dynamic(0)
        let sum = combine(first, second) { $0 + $1 }
        let values: [DynamicValue<Int>] = [sum, second, first, sum, first, second, first, sum]
        var order: [Int] = []
        var tokens = values.enumerated().map { index, value in value.bind { _ in order.append(index) } }
        transaction {
            second.value = 1
            first.value = 1
        }
        #expect(order == [0, 1, 2, 3, 4, 5, 6, 7])
        order = []
        first.value = 2
        #expect(order == [0, 2, 3, 4, 6, 7])
        order = []
        tokens.remove(at: 3).cancel()
        tokens.append(second.bind { _ in order.append(8) })
        transaction {
            first.value = 3
            second.value = 3
        }
        #expect(order == [0, 1, 2, 4, 5, 6, 7, 8])
    }

    @Test func aPassThatMadeWayGoesOnWhereItIsStillBound() {
        let first = Dynamic(0)
        let second = Dynamic(0)
        var order: [String] = []
        var tokens: [BindingToken] = []
        tokens.append(first.bind { _ in order.append("first") })
        tokens.append(
            second.bind { _ in
                order.append("second")
                tokens[2].cancel()
                tokens[3].cancel()
            })
        for name in ["cancelled", "cancelled too", "last"] { tokens.append(first.bind { _ in order.append(name) }) }
        transaction {
            first.value = 1
            second.value = 1
        }
        #expect(order == ["first", "second", "last"])
    }

    @Test func aSetByAListenerIsToldToWhoWasBoundFirst() {
        let source = Dynamic(0)
        let answer = Dynamic(0)
        var order: [String] = []
        let tokens = [
            answer.bind { order.append("answer \($0)") },
            source.bind {
                answer.value = $0
                order.append("source \($0)")
            },
            source.bind { order.append("last \($0) \(answer.value)") },
        ]
        source.value = 1
        #expect(order == ["source 1", "answer 1", "last 1 1"])
        withExtendedLifetime(tokens) {}
    }

    @Test func listsTellEachListenerAllThatHasChangedWhenItsTurnComes() {
        let list = DynamicList([1])
        let number = Dynamic(0)
        var told: [String] = []
        let tokens = [
            list.bind { told.append("first \($0.steps.count)") },
            number.bind { _ in
                list.append(3)
                told.append("number")
            },
            list.bind { told.append("last \($0.steps.count)") },
        ]
        transaction {
            number.value = 1
            list.append(2)
        }
        #expect(told == ["first 1", "number", "first 1", "last 2"])
        withExtendedLifetime(tokens) {}
    }
}
