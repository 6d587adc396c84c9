import BelvedereBinding
import Testing

/// Tests that a closure depends only on the values that it read when it was computed last.
@Suite struct DynamicDependencies {
    @Test func aBranchThatIsNotTakenIsNeitherWatchedNorComputed() {
        let chooses = Dynamic(true)
        let source = Dynamic(1)
        var runs: [String] = []
        let yes = Derived { () -> Int in
            runs.append("yes")
            return source.value
        }
        let no = Derived { () -> Int in
            runs.append("no")
            return source.value * -1
        }
        let result = Derived { () -> Int in
            runs.append("result")
            return chooses.value ? yes.value : no.value
        }
        let token = result.bind { _ in }
        #expect(runs == ["result", "yes"])
        runs = []
        source.value = 2
        #expect(runs == ["yes", "result"])
        runs = []
        chooses.value = false
        source.value = 3
        #expect(runs == ["result", "no", "no", "result"])
        #expect(result.value == -3)
        withExtendedLifetime(token) {}
    }

    @Test func aBranchThatIsLeftIsNotComputedEvenIfItIsOutOfDate() {
        let count = Dynamic(2)
        let items = Dynamic([10, 20])
        let last = Derived { items.value[count.value - 1] }
        let result = Derived { count.value == 0 ? -1 : last.value }
        var seen: [Int] = []
        let token = result.bindAndFire { seen.append($0) }
        // Without an item, the closure of `last` would crash, so it must not be computed.
        transaction {
            items.value = []
            count.value = 0
        }
        transaction {
            items.value = [30]
            count.value = 1
        }
        #expect(seen == [20, -1, 30])
        withExtendedLifetime(token) {}
    }

    @Test func theSourcesCanGrowShrinkAndChangeTheirOrder() {
        let sources = (0..<30).map { Dynamic($0) }
        let chosen = Dynamic([0])
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return chosen.value.reduce(0) { $0 + sources[$1].value }
        }
        let token = sum.bind { _ in }
        let choices: [[Int]] = [
            [], [1, 2, 3], [3, 2, 1], [3, 2], Array(0..<30), Array((0..<30).reversed()), [5, 5, 5], [29, 0], [0, 29], [7],
        ]
        for choice in choices {
            chosen.value = choice
            #expect(sum.value == choice.reduce(0) { $0 + sources[$1].value })
            for (index, source) in sources.enumerated() {
                runs = 0
                source.value += 100
                #expect(runs == (choice.contains(index) ? 1 : 0), "source \(index) of \(choice)")
                #expect(sum.value == choice.reduce(0) { $0 + sources[$1].value })
            }
        }
        withExtendedLifetime(token) {}
    }

    @Test func aSourceThatIsDroppedAndTakenAgainIsUpToDate() {
        let takes = Dynamic(true)
        let source = Dynamic(1)
        let double = source.map { $0 * 2 }
        let result = Derived { takes.value ? double.value : 0 }
        var seen: [Int] = []
        let token = result.bind { seen.append($0) }
        takes.value = false
        source.value = 5
        source.value = 6
        takes.value = true
        source.value = 7
        #expect(seen == [0, 12, 14])
        withExtendedLifetime(token) {}
    }

    @Test func aSourceThatIsMadeInsideTheComputationIsFollowed() {
        let source = Dynamic(1)
        let factor = Dynamic(2)
        let result = Derived { () -> Int in
            let scale = factor.value
            return source.map { $0 * scale }.value
        }
        var seen: [Int] = []
        let token = result.bind { seen.append($0) }
        source.value = 2
        factor.value = 3
        source.value = 3
        #expect(seen == [4, 6, 9])
        withExtendedLifetime(token) {}
    }

    @Test func aSourceThatReplacesAnotherIsFollowedAndTheOtherIsLeft() {
        final class Contact { let name = Dynamic("") }
        let first = Contact(), second = Contact()
        let selection = Dynamic(first)
        var runs = 0
        let title = Derived { () -> String in
            runs += 1
            return selection.value.name.value
        }
        var seen: [String] = []
        let token = title.bind { seen.append($0) }
        runs = 0
        first.name.value = "Ada"
        selection.value = second
        first.name.value = "nobody sees this"
        second.name.value = "Grace"
        #expect(seen == ["Ada", "", "Grace"])
        #expect(runs == 3)
        withExtendedLifetime(token) {}
    }

    @Test func aListReadInAClosureIsASource() {
        let names = DynamicList(["Ada"])
        let index = Dynamic(0)
        let shown = Derived { index.value < names.count ? names[index.value] : "none" }
        var seen: [String] = []
        let token = shown.bindAndFire { seen.append($0) }
        names.append("Grace")
        index.value = 1
        names[1] = "Alan"
        names.removeAll()
        #expect(seen == ["Ada", "Grace", "Alan", "none"])
        withExtendedLifetime(token) {}
    }

    @Test func theDependenciesOfAnUnboundValueAreThoseOfItsLastRunToo() {
        let chooses = Dynamic(true)
        let first = Dynamic(1), second = Dynamic(2)
        var runs = 0
        let result = Derived { () -> Int in
            runs += 1
            return chooses.value ? first.value : second.value
        }
        #expect(result.value == 1)
        second.value = 3
        #expect(result.value == 1)
        #expect(runs == 1)
        chooses.value = false
        #expect(result.value == 3)
        first.value = 9
        #expect(result.value == 3)
        #expect(runs == 2)
        second.value = 4
        #expect(result.value == 4)
        #expect(runs == 3)
    }

    @Test func turningASourceOffInTheSameChangeWinsOverTheSource() {
        // Both change. `isOn` is read first and decides, in either order of the sets.
        for setsSwitchFirst in [true, false] {
            let isOn = Dynamic(true)
            let number = Dynamic(1)
            var inner = 0
            let reciprocal = Derived { () -> Int in
                inner += 1
                return 100 / number.value
            }
            let shown = Derived { isOn.value ? reciprocal.value : 0 }
            let token = shown.bind { _ in }
            inner = 0
            transaction {
                if setsSwitchFirst { isOn.value = false }
                number.value = 0
                isOn.value = false
            }
            #expect(shown.value == 0)
            #expect(inner == 0)
            withExtendedLifetime(token) {}
        }
    }

    @Test func manySourcesThatAreReadTwiceAndInAnotherOrderEachTimeAreAllFollowed() {
        let sources = (0..<40).map { Dynamic($0) }
        let doubles = sources.map { source in Derived { source.value * 2 } }
        let start = Dynamic(0)
        var runs = 0
        let sum = Derived { () -> Int in
            runs += 1
            return (0..<80).reduce(0) { $0 + doubles[(start.value + $1 * 7) % 40].value }
        }
        let token = sum.bind { _ in }
        for turn in 1...10 {
            start.value = turn * 3
            for source in sources {
                runs = 0
                source.value += 1
                #expect(runs == 1)
            }
            #expect(sum.value == 4 * sources.reduce(0) { $0 + $1.value })
        }
        withExtendedLifetime(token) {}
    }
}
