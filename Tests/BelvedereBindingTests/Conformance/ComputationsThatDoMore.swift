import BelvedereBinding
import Testing

/// Tests of computations of derived values that assign values, bind and open transactions, although they should only read values.
@Suite struct ComputationsThatDoMore {
    private func reports(of body: () -> Void) -> [BindingReport] {
        var reports: [BindingReport] = []
        BindingReport.withHandler({ reports.append($0) }, body)
        return reports
    }

    @Test func readsInAListenerAreNoSourcesOfTheComputationThatTriggersIt() {
        let trigger = Dynamic(0)
        let secret = Dynamic(0)
        var calls = 0
        let token = trigger.bind { _ in
            _ = secret.value
            calls += 1
        }
        var runs = 0
        let derived = Derived { () -> Int in
            runs += 1
            transaction { trigger.value = runs }
            return 0
        }
        let bound = derived.bind { _ in }
        #expect(runs == 1)
        #expect(calls == 1)
        secret.value = 1
        #expect(runs == 1)
        withExtendedLifetime((token, bound)) {}
    }

    @Test func readsInTheFirstCallOfABindingAreNoSourcesOfTheComputationThatBinds() {
        let shown = Dynamic(0)
        let secret = Dynamic(0)
        var tokens: [BindingToken] = []
        var runs = 0
        final class Label { var text = 0 }
        let label = Label()
        let derived = Derived { () -> Int in
            runs += 1
            tokens = [shown.bindAndFire { _ in _ = secret.value }]
            shown.bindAndFire(to: label) { label, value in label.text = value + secret.value }
            return 0
        }
        let bound = derived.bind { _ in }
        secret.value = 1
        shown.value = 1
        #expect(runs == 1)
        withExtendedLifetime((tokens, bound)) {}
    }

    @Test func theFirstCallOfABindingIsBatchedLikeAllOthers() {
        let source = Dynamic(1)
        let first = Dynamic(0)
        let second = Dynamic(0)
        var seen: [[Int]] = []
        let both = combine(first, second) { [$0, $1] }
        let watching = both.bind { seen.append($0) }
        let token = source.bindAndFire { value in
            first.value = value
            second.value = value
        }
        #expect(seen == [[1, 1]])
        source.value = 2
        #expect(seen == [[1, 1], [2, 2]])
        withExtendedLifetime((watching, token)) {}
    }

    @Test func untrackedReadsDoNotCount() {
        let read = Dynamic(1)
        let looked = Dynamic(10)
        let doubled = looked.map { $0 * 2 }
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return read.value + untracked { doubled.value }
        }
        let token = sum.bind { _ in }
        looked.value = 20
        #expect(sum.value == 21)
        #expect(runs == 1)
        read.value = 2
        #expect(sum.value == 42)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try untracked { throw Failure() } }
        #expect(untracked { read.value } == 2)
        withExtendedLifetime(token) {}
    }

    @Test(arguments: [false, true])
    func aComputationThatSetsWhatItHasReadIsReportedAndComputedAgain(isBound: Bool) {
        let number = Dynamic(0, name: "number")
        let derived = Derived(name: "derived") { () -> Int in
            let value = number.value
            if value < 3 { number.value = value + 1 }
            return value
        }
        var seen: [Int] = []
        var token: BindingToken?
        let found = reports {
            if isBound { token = derived.bind { seen.append($0) } }
            #expect(derived.value == 3)
        }
        #expect(number.value == 3)
        #expect(found.map(\.code) == ["sets-what-it-reads"])
        #expect(found.first?.dynamics == ["derived", "number"])
        #expect(
            found.first?.description == """
                The computation of a derived value set a value that it had read: derived, number. It was repeated until nothing changed. \
                Let the computation only read, and set the value in a listener or in a function of the view model.
                """
        )
        let later = reports {
            number.value = 1
            #expect(derived.value == 3)
        }
        #expect(later.map(\.code) == ["sets-what-it-reads"])
        if isBound { #expect(seen == []) }
        withExtendedLifetime(token) {}
    }

    @Test func aComputationThatNeverSettlesIsStopped() {
        let number = Dynamic(0, name: "number")
        let derived = Derived { () -> Int in
            number.value += 1
            return number.value
        }
        let found = reports { #expect(derived.value > 1) }
        #expect(found.map(\.code) == ["sets-what-it-reads"])
        let token = derived.bind { _ in }
        #expect(number.value < 1000)
        withExtendedLifetime(token) {}
    }

    @Test func aComputationMaySetWhatItDoesNotRead() {
        let source = Dynamic(1)
        let log = Dynamic(0)
        var told: [Int] = []
        let logging = log.bind { told.append($0) }
        let derived = Derived { () -> Int in
            log.value = source.value
            return source.value * 2
        }
        let found = reports {
            #expect(derived.value == 2)
            #expect(told == [1])
            let token = derived.bind { _ in }
            source.value = 2
            #expect(told == [1, 2])
            withExtendedLifetime(token) {}
        }
        #expect(found == [])
        withExtendedLifetime(logging) {}
    }

    @Test func aReadInAHandlerOfReportsIsNoSourceOfTheWaitingComputation() {
        let number = Dynamic(1), trigger = Dynamic(0), aside = Dynamic(0)
        let setting = Derived { () -> Int in
            if number.value < 3 { number.value += 1 }
            return number.value
        }
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return trigger.value + setting.value
        }
        var seen: [Int] = []
        BindingReport.withHandler({ _ in seen.append(aside.value) }) {
            let token = sum.bind { _ in }
            #expect(seen == [0])
            runs = 0
            aside.value = 1
            #expect(runs == 0)
            trigger.value = 1
            #expect(runs == 1)
            #expect(sum.value == 4)
            withExtendedLifetime(token) {}
        }
    }
}
