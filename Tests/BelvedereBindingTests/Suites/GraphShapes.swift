import BelvedereBinding
import Testing

/// Tests that one change computes each value at most once and calls each listener at most once, in graphs of any shape.
@Suite struct GraphShapes {
    @Test(arguments: Form.allCases)
    func branchesOfUnequalLengthMeetOnce(form: Form) {
        let source = Dynamic(1)
        var runs: [String] = []
        func step(_ name: String, _ from: DynamicValue<Int>) -> DynamicValue<Int> {
            form.map(from) { value in
                runs.append(name)
                return value + 1
            }
        }
        let short = step("short", source)
        let long = step("long 3", step("long 2", step("long 1", source)))
        let sum = form.join([short, long]) { values in
            runs.append("sum")
            return values[0] * 100 + values[1]
        }
        var seen: [Int] = []
        let token = sum.bind { seen.append($0) }
        runs = []
        source.value = 2
        #expect(seen == [305])
        #expect(runs.sorted() == ["long 1", "long 2", "long 3", "short", "sum"])
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func aDiamondWithTwoTailsComputesItsMiddleOnce(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let left = form.map(source) { $0 + 1 }
        let right = form.map(source) { $0 + 2 }
        let middle = form.join([left, right]) { values in
            runs += 1
            return values[0] + values[1]
        }
        let tails = [form.map(middle) { $0 * 2 }, form.map(middle) { $0 * 3 }]
        var seen: [[Int]] = [[], []]
        let tokens = [tails[0].bind { seen[0].append($0) }, tails[1].bind { seen[1].append($0) }]
        runs = 0
        source.value = 2
        #expect(runs == 1)
        #expect(seen == [[14], [21]])
        withExtendedLifetime(tokens) {}
    }

    @Test(arguments: Form.allCases)
    func nothingBehindAnUnchangedValueIsComputed(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let parity = form.map(source) { $0 % 2 }
        let behind = form.map(
            form.map(parity) { value in
                runs += 1
                return value
            }
        ) { value in
            runs += 1
            return value
        }
        var calls = 0
        let token = behind.bind { _ in calls += 1 }
        runs = 0
        source.value = 3
        source.value = 5
        #expect(runs == 0)
        #expect(calls == 0)
        source.value = 6
        #expect(runs == 2)
        #expect(calls == 1)
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func oneChangedBranchAmongUnchangedOnesIsEnough(form: Form) {
        let source = Dynamic(1)
        let first = form.map(source) { _ in 0 }
        let second = form.map(source) { $0 }
        let third = form.map(source) { _ in 9 }
        let join = form.join([first, second, third]) { $0[0] * 100 + $0[1] * 10 + $0[2] }
        var seen: [Int] = []
        let token = join.bind { seen.append($0) }
        source.value = 2
        #expect(seen == [29])
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func whenNoBranchChangesTheJoinIsNotComputed(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let branches = (0..<10).map { index in form.map(source) { _ in index } }
        let join = form.join(branches) { values in
            runs += 1
            return values.reduce(0, +)
        }
        let token = join.bind { _ in }
        runs = 0
        source.value = 2
        #expect(runs == 0)
        #expect(join.value == 45)
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func aLadderComputesEachRungOnce(form: Form) {
        // A graph like a ladder: each rung reads the two rungs below it. So the number of paths through it is a Fibonacci number, which
        // grows fast.
        let source = Dynamic(1)
        var runs = 0
        var rungs: [DynamicValue<Int>] = [source, form.map(source) { $0 + 1 }]
        for index in 2..<60 {
            rungs.append(
                form.join([rungs[index - 1], rungs[index - 2]]) { values in
                    runs += 1
                    return (values[0] + values[1]) % 1009
                })
        }
        var seen: [Int] = []
        let token = rungs[59].bind { seen.append($0) }
        runs = 0
        source.value = 5
        #expect(runs == 58)
        var expected = [5, 6]
        for index in 2..<60 { expected.append((expected[index - 1] + expected[index - 2]) % 1009) }
        #expect(seen == [expected[59]])
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func aFanOutAndAFanInAreOneChange(form: Form) {
        let source = Dynamic(0)
        var runs = 0
        let fan = (0..<1000).map { index in
            form.map(source) { value in
                runs += 1
                return value + index
            }
        }
        let sum = form.join(fan) { $0.reduce(0, +) }
        var seen: [Int] = []
        let token = sum.bind { seen.append($0) }
        runs = 0
        source.value = 1
        #expect(seen == [500_500])
        #expect(runs == 1000)
        withExtendedLifetime(token) {}
    }

    @Test(arguments: Form.allCases)
    func aValueInTheMiddleThatIsBoundItselfIsComputedOnce(form: Form) {
        let source = Dynamic(1)
        var runs = 0
        let middle = form.map(source) { value in
            runs += 1
            return value * 2
        }
        let end = form.map(middle) { $0 + 1 }
        var seen: [String] = []
        let tokens = [end.bind { seen.append("end \($0)") }, middle.bind { seen.append("middle \($0)") }]
        runs = 0
        source.value = 2
        #expect(runs == 1)
        #expect(seen.sorted() == ["end 5", "middle 4"])
        withExtendedLifetime(tokens) {}
    }

    @Test(arguments: Form.allCases)
    func severalSourcesMeetInEveryValueBehindThem(form: Form) {
        let sources = (0..<8).map { Dynamic($0) }
        var row: [DynamicValue<Int>] = sources
        for _ in 0..<6 {
            let before = row
            row = before.indices.map { index in
                form.join([before[index], before[(index + 1) % 8]]) { ($0[0] + $0[1]) % 1009 }
            }
        }
        var seen: [Int] = []
        let end = form.join(row) { $0.reduce(0, +) }
        let token = end.bind { seen.append($0) }
        for (step, source) in sources.enumerated() {
            source.value += 10
            var naive = sources.map(\.value)
            for _ in 0..<6 { naive = naive.indices.map { (naive[$0] + naive[($0 + 1) % 8]) % 1009 } }
            #expect(end.value == naive.reduce(0, +))
            #expect(seen.count == step + 1)
        }
        withExtendedLifetime(token) {}
    }

    @Test func aSourceReadManyTimesByOneComputationIsOneSource() {
        let source = Dynamic(1)
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return (0..<100).reduce(0) { total, _ in total + source.value }
        }
        var seen: [Int] = []
        let token = sum.bind { seen.append($0) }
        source.value = 2
        #expect(runs == 2)
        #expect(seen == [200])
        withExtendedLifetime(token) {}
    }
}
