import BelvedereBinding
import TestSupport
import Testing

/// Tests that no value is computed before it is read or bound, and that none is computed twice for the same change, with or without
/// bindings.
@Suite struct Laziness {
    @Test(arguments: Form.allCases)
    func nothingIsComputedBeforeItIsAskedFor(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let end = form.diamonds(3, from: source) { runs += 1 }
        source.value = 2
        #expect(runs == 0)
        _ = end.value
        #expect(runs == 9)
    }

    @Test(arguments: Form.allCases)
    func diamondsThatNobodyIsBoundToCostOneComputationEach(form: Form) {
        let source = Dynamic(1)
        let bystander = Dynamic(0)
        var runs = 0
        let end = form.diamonds(24, from: source) { runs += 1 }
        let first = end.value
        #expect(runs == 72)
        #expect(end.value == first)
        bystander.value = 1
        #expect(end.value == first)
        #expect(runs == 72)
        source.value = 2
        #expect(runs == 72)
        #expect(end.value != first)
        #expect(runs == 144)
    }

    /// A value without bindings compares a stored number with the count of all changes in the program. Other threads increase this count
    /// all the time. That must not make the check of a long chain begin again and again.
    @Test(.timeLimit(minutes: 5)) func aLongChainIsReadWhileOtherThreadsChangeValues() {
        let source = Dynamic(0)
        var end: DynamicValue<Int> = source
        for _ in 0..<3000 { end = end.map { $0 + 1 } }
        #expect(end.value == 3000)
        OtherThread.changingValues {
            for number in 1...20 {
                source.value = number
                #expect(end.value == number + 3000)
            }
        }
    }

    @Test(arguments: Form.allCases)
    func layersOfFourThatNobodyIsBoundToCostOneComputationEach(form: Form) {
        let sources = [1, 2, 3, 4].map { Dynamic($0) }
        var runs = 0
        var layer: [DynamicValue<Int>] = sources
        for _ in 0..<40 {
            let before = layer
            func ran(_ value: Int) -> Int {
                runs += 1
                return value
            }
            layer = [
                form.map(before[1]) { ran($0) },
                form.join([before[0], before[2]]) { ran($0[0] - $0[1]) },
                form.join([before[1], before[3]]) { ran($0[0] + $0[1]) },
                form.map(before[2]) { ran($0) },
            ]
        }
        for value in layer { _ = value.value }
        #expect(runs == 160)
        sources[0].value = 5
        for value in layer { _ = value.value }
        #expect(runs <= 320)
        runs = 0
        for value in layer { _ = value.value }
        #expect(runs == 0)
    }

    @Test(arguments: Form.allCases)
    func onlyWhatDependsOnTheChangeIsComputedAgain(form: Form) {
        let left = Dynamic(1), right = Dynamic(1)
        var runs: [String] = []
        let leftDouble = form.map(left) { value in
            runs.append("left")
            return value * 2
        }
        let rightDouble = form.map(right) { value in
            runs.append("right")
            return value * 2
        }
        let sum = form.join([leftDouble, rightDouble]) { values in
            runs.append("sum")
            return values[0] + values[1]
        }
        #expect(sum.value == 4)
        runs = []
        right.value = 2
        #expect(sum.value == 6)
        #expect(runs == ["right", "sum"])
    }

    @Test(arguments: Form.allCases)
    func anEqualResultStopsTheChangeThoughNobodyIsBound(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let parity = form.map(source) { $0 % 2 }
        let text = form.map(parity) { value in
            runs += 1
            return value * 10
        }
        #expect(text.value == 10)
        source.value = 3
        #expect(text.value == 10)
        #expect(runs == 1)
        source.value = 4
        #expect(text.value == 0)
        #expect(runs == 2)
    }

    @Test(arguments: Form.allCases)
    func aValueThatChangedAndChangedBackIsAtMostComputedOnce(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let double = form.map(source) { value in
            runs += 1
            return value * 2
        }
        _ = double.value
        source.value = 2
        source.value = 1
        #expect(double.value == 2)
        #expect(runs <= 2)
    }

    @Test(arguments: Form.allCases)
    func bindingWhatIsUpToDateComputesNothing(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let end = form.diamonds(5, from: source) { runs += 1 }
        _ = end.value
        runs = 0
        let token = end.bind { _ in }
        #expect(runs == 0)
        token.cancel()
        _ = end.value
        #expect(runs == 0)
        source.value = 2
        _ = end.value
        #expect(runs == 15)
    }

    @Test(arguments: Form.allCases)
    func changesMadeWhileUnboundAreSeenByTheNextBinding(form: Form) {
        let source = Dynamic(1)
        let double = form.map(form.map(source) { $0 + 1 }) { $0 * 2 }
        var seen: [Int] = []
        var token: BindingToken? = double.bind { seen.append($0) }
        token = nil
        source.value = 5
        token = double.bindAndFire { seen.append($0) }
        source.value = 6
        #expect(seen == [12, 14])
        withExtendedLifetime(token) {}
    }

    @Test func aValueThatOneListenerNeedsDoesNotComputeItsNeighbours() {
        let source = Dynamic(1)
        var runs = 0
        let idle = (0..<10).map { index in
            Derived { () -> Int in
                runs += 1
                return source.value + index
            }
        }
        let used = source.map { $0 + 1 }
        for value in idle { _ = value.value }
        let token = used.bind { _ in }
        runs = 0
        source.value = 2
        #expect(runs == 0)
        #expect(idle[3].value == 5)
        #expect(runs == 1)
        withExtendedLifetime(token) {}
    }

    @Test func aBoundValueMayReadAnUnboundOneWithoutComputingItTwice() {
        let source = Dynamic(1)
        let other = Dynamic(1)
        var runs = 0
        let shared = Derived { () -> Int in
            runs += 1
            return source.value * 10
        }
        _ = shared.value
        let sum = Derived { shared.value + other.value }
        let token = sum.bind { _ in }
        #expect(runs == 1)
        other.value = 2
        #expect(sum.value == 12)
        #expect(runs == 1)
        source.value = 2
        #expect(sum.value == 22)
        #expect(shared.value == 20)
        #expect(runs == 2)
        withExtendedLifetime(token) {}
    }

    @Test func aValueThatMakesWhatItReadsIsNotComputedAgainWithoutAChange() {
        let source = Dynamic(1)
        let bystander = Dynamic(0)
        var runs = 0
        var last: DynamicValue<Int> = source
        for _ in 0..<12 {
            let from = last
            last = Derived { () -> Int in
                runs += 1
                return from.map { $0 + 1 }.value
            }
        }
        #expect(last.value == 13)
        #expect(last.value == 13)
        #expect(runs == 12)
        bystander.value = 1
        #expect(last.value == 13)
        source.value = 2
        #expect(last.value == 14)
        #expect(runs <= 36)
    }

    @Test func aListThatFollowsAnotherIsNotComputedAgainWithoutAChange() {
        let numbers = DynamicList(Array(0..<100))
        var asked = 0
        let even = numbers.filter { number in
            asked += 1
            return number % 2 == 0
        }
        let count = Derived { even.count }
        #expect(count.value == 50)
        #expect(even.count == 50)
        #expect(asked == 100)
        numbers.append(100)
        #expect(count.value == 51)
        let afterTheEdit = asked
        #expect(count.value == 51)
        #expect(even.elements.count == 51)
        #expect(asked == afterTheEdit)
    }
}
