import BelvedereBinding
import Observation
import TestSupport
import Testing

@Suite struct Bridges {
    @Test func valuesGivesTheCurrentValueAndKeepsTheNewest() async {
        let session = TestSession()
        let seen = await session.run {
            let number = Dynamic(1)
            let values = number.values
            number.value = 2
            number.value = 3
            var seen: [Int] = []
            for await value in values {
                seen.append(value)
                #expect(session.executor.isCurrent)
                if value == 4 { break }
                number.value = 4
            }
            return seen
        }
        #expect(seen == [3, 4])
    }

    @Test func valuesEndsWithItsDynamic() async {
        let session = TestSession()
        let seen = await session.run {
            var number: Dynamic<Int>? = Dynamic(1)
            let values = number!.values
            number = nil
            var seen: [Int] = []
            for await value in values { seen.append(value) }
            return seen
        }
        #expect(seen == [1])
    }

    @Test func aReaderThatStopsEndsItsBindingAtTheNextChange() async {
        let session = TestSession()
        let (before, after) = await session.run {
            let number = Dynamic(1)
            for await _ in number.values { break }
            let before = number.hasListeners
            number.value = 2
            return (before, number.hasListeners)
        }
        #expect(before)
        #expect(!after)
    }

    @Test func valuesCanBeReadFromAnotherIsolation() async {
        let session = TestSession()
        let values = await session.run { Dynamic("a").values }
        var seen: [String] = []
        for await value in values { seen.append(value) }
        #expect(seen == ["a"])
    }

    @Test func postedValuesArriveInOrderOnTheSession() async {
        let session = TestSession()
        let seen = await session.run {
            let number = Signal<Int>()
            let poster = number.poster()
            let gate = Gate()
            var seen: [Int] = []
            let token = number.bind { value in
                #expect(session.executor.isCurrent)
                seen.append(value)
                if value == 100 { gate.open() }
            }
            Task.detached { for value in 1...100 { poster.post(value) } }
            await gate.wait()
            withExtendedLifetime(token) {}
            return seen
        }
        #expect(seen == Array(1...100))
    }

    @Test func aSignalTakesNoMoreValuesThanMayWait() async {
        let session = TestSession()
        let seen = await session.run {
            let number = Signal<Int>()
            let poster = number.poster(limit: 3)
            let gate = Gate()
            var seen: [Int] = []
            let token = number.bind { value in
                seen.append(value)
                if seen.count == 3 { gate.open() }
            }
            // The session is busy with this closure, so it receives none of these values before the closure suspends.
            let taken = (1...100).map { poster.post($0) }
            #expect(taken.count { $0 } <= 4)
            #expect(taken.prefix(3).allSatisfy { $0 })
            #expect(taken.last == false)
            await gate.wait()
            withExtendedLifetime(token) {}
            return seen
        }
        #expect(seen.prefix(3) == [1, 2, 3])
    }

    @Test func onlyTheNewestOfManyPostedValuesWaitsForADynamic() async {
        let session = TestSession()
        let seen = await session.run {
            let number = Dynamic(0)
            let poster = number.poster()
            let gate = Gate()
            var seen: [Int] = []
            let token = number.bind { value in
                seen.append(value)
                if value == 1000 { gate.open() }
            }
            let taken = (1...1000).map { poster.post($0) }
            #expect(taken.allSatisfy { $0 })
            await gate.wait()
            withExtendedLifetime(token) {}
            return seen
        }
        #expect(seen.count <= 2)
        #expect(seen.last == 1000)
    }

    @Test func aPosterDoesNotKeepItsDynamic() async {
        let session = TestSession()
        let isGone = await session.run {
            weak var gone: Dynamic<Int>?
            let poster: Poster<Int>
            do {
                let number = Dynamic(0)
                gone = number
                poster = number.poster()
            }
            poster.post(1)
            return gone == nil
        }
        #expect(isGone)
    }

    @Observable final class Person {
        var name = "Ada"
        var age = 36
    }

    @Test func aDynamicFollowsAnObservableObject() async {
        let session = TestSession()
        let seen = await session.run {
            let person = Person()
            let name = Dynamic.observing { person.name }
            let gate = Gate()
            var seen: [String] = []
            let token = name.bindAndFire { value in
                seen.append(value)
                if value == "Grace" { gate.open() }
            }
            person.age = 37
            person.name = "Alan"
            person.name = "Grace"
            await gate.wait()
            withExtendedLifetime(token) {}
            return seen
        }
        #expect(seen == ["Ada", "Grace"])
    }

    @Test func anObservableObjectFollowsADynamic() {
        let number = Dynamic(1)
        let observed = Observed(number)
        let fired = Fired()
        withObservationTracking {
            _ = observed.value
        } onChange: {
            fired.count.withLock { $0 += 1 }
        }
        #expect(observed.value == 1)
        number.value = 2
        number.value = 3
        #expect(observed.value == 3)
        #expect(fired.count.withLock { $0 } == 1)
    }

    @Test func twoTurnsOnOneThreadDoNotSeeEachOthersChanges() {
        let outer = Dynamic(0)
        let inner = Dynamic(0)
        let starter = TestExecutor()
        var order: [String] = []
        let tokens = [
            outer.bind { value in
                withWorkStarter(starter) {
                    #expect(starter.isCurrent)
                    inner.value = value
                    order.append("after the inner set")
                }
                #expect(!starter.isCurrent)
            },
            inner.bind { _ in order.append("inner") },
        ]
        outer.value = 1
        #expect(order == ["inner", "after the inner set"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aComputationSeesWhatATurnWithinItHasChanged() {
        let source = Dynamic(1)
        let tens = source.map { $0 * 10 }
        let starter = TestExecutor()
        let readings = Derived { () -> [Int] in
            let before = tens.value
            withWorkStarter(starter) { source.value += 1 }
            return [before, tens.value]
        }
        #expect(readings.value == [10, 20])
    }

    @Test func aTokenDroppedInAnInnerTurnIsSafe() {
        final class Resource { var text = "alive" }
        let number = Dynamic(0)
        let starter = TestExecutor()
        var tokens: [BindingToken] = []
        var seen: [String] = []
        let resource = Resource()
        tokens.append(
            number.bind { [resource] _ in
                withWorkStarter(starter) {
                    tokens = []
                }
                seen.append(resource.text)
            })
        tokens.append(number.bind { _ in seen.append("second") })
        number.value = 1
        #expect(seen == ["alive"])
        #expect(!number.hasListeners)
    }
}
