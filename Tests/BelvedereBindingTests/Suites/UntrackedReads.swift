import BelvedereBinding
import Testing

/// Tests that reading a value inside `untracked` creates no dependency on it.
@Suite struct UntrackedReads {
    @Test func aComputationDoesNotDependOnWhatItReadsUntracked() {
        let source = Dynamic(1), aside = Dynamic(10)
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return source.value + untracked { aside.value }
        }
        var seen: [Int] = []
        let token = sum.bindAndFire { seen.append($0) }
        aside.value = 20
        #expect(runs == 1)
        source.value = 2
        #expect(seen == [11, 22])
        withExtendedLifetime(token) {}
    }

    @Test func anUntrackedSourceCanAlsoBeReadTracked() {
        let source = Dynamic(1)
        let sum = Derived { untracked { source.value } + source.value }
        var seen: [Int] = []
        let token = sum.bind { seen.append($0) }
        source.value = 2
        #expect(seen == [4])
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueReadUntrackedIsUpToDateAndKeepsItsOwnSources() {
        let source = Dynamic(1), trigger = Dynamic(0)
        let double = Derived { source.value * 2 }
        let result = Derived { () -> Int in
            _ = trigger.value
            return untracked { double.value }
        }
        let token = result.bind { _ in }
        source.value = 5
        #expect(result.value == 2)
        trigger.value = 1
        #expect(result.value == 10)
        #expect(double.value == 10)
        withExtendedLifetime(token) {}
    }

    @Test func aListReadUntrackedIsNotASource() {
        let rows = DynamicList([1, 2])
        let trigger = Dynamic(0)
        var runs = 0
        let count = Derived { () -> Int in
            runs += 1
            return trigger.value * 0 + untracked { rows.count }
        }
        let token = count.bind { _ in }
        rows.append(3)
        #expect(runs == 1)
        trigger.value = 1
        #expect(count.value == 3)
        withExtendedLifetime(token) {}
    }

    @Test func untrackedGivesWhatItsBodyGivesAndThrowsWhatItThrows() {
        struct Failure: Error {}
        #expect(untracked { "result" } == "result")
        #expect(throws: Failure.self) { try untracked { throw Failure() } }
        // After the call of `untracked`, reading a value creates a dependency again.
        let source = Dynamic(1)
        let after = Derived { () -> Int in
            try? untracked { throw Failure() }
            return source.value
        }
        var seen: [Int] = []
        let token = after.bind { seen.append($0) }
        source.value = 2
        #expect(seen == [2])
        withExtendedLifetime(token) {}
    }

    @Test func aComputationMadeAndReadInsideTracksForItself() {
        let source = Dynamic(1)
        var runs = 0
        let outer = Derived { () -> Int in
            runs += 1
            return untracked { Derived { source.value * 2 }.value }
        }
        #expect(outer.value == 2)
        source.value = 3
        #expect(outer.value == 2)
        #expect(runs == 1)
    }

    @Test func aLaterReadIsASourceEvenIfMuchWasComputedInside() {
        let first = Dynamic(1), aside = Dynamic(10), last = Dynamic(100)
        let chain = (0..<5).reduce(Derived { aside.value }) { before, _ in Derived { before.value + 1 } }
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return first.value + untracked { chain.value } + chain.value * 0 + last.value
        }
        let token = sum.bind { _ in }
        #expect(sum.value == 116)
        for (source, value) in [(last, 200), (aside, 20), (first, 2)] {
            runs = 0
            source.value = value
            #expect(runs == 1)
        }
        #expect(sum.value == 227)
        withExtendedLifetime(token) {}
    }
}
