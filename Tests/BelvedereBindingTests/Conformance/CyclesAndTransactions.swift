import BelvedereBinding
import TestSupport
import Testing

@Suite struct CyclesAndTransactions {
    private func reports(roundLimit: Int = 10_000, of body: () -> Void) -> [BindingReport] {
        var reports: [BindingReport] = []
        BindingReport.withHandler(roundLimit: roundLimit, { reports.append($0) }, body)
        return reports
    }

    @Test func aCycleThatNeverSettlesIsReportedWithItsDynamics() {
        let celsius = Dynamic(0, name: "celsius")
        let fahrenheit = Dynamic(0, name: "fahrenheit")
        let bystander = Dynamic(0, name: "bystander")
        let tokens = [
            celsius.bind { fahrenheit.value = $0 + 1 },
            fahrenheit.bind { celsius.value = $0 + 1 },
            celsius.bind { bystander.value = $0 % 2 },
        ]
        let limit = Seed.isSoak ? 1_000_000 : 250_000
        let found = reports(roundLimit: limit) { celsius.value = 1 }
        #expect(found.count == 1)
        #expect(found.first?.code == "endless-change")
        #expect(Set(found.first?.dynamics ?? []) == ["celsius", "fahrenheit"])
        #expect(
            found.first?.description == """
                Listeners set values, which made listeners set values again, more than \(limit) times for one change. The change was \
                stopped there, so some listeners may not have received the last value. The dynamics in the \
                circle: \(found.first?.dynamics.joined(separator: ", ") ?? ""). Let \
                one of the listeners set its value only if the new value differs, or use twoWayBind, which does this.
                """
        )
        withExtendedLifetime(tokens) {}
    }

    @Test func aDynamicThatSetsItselfWithoutEndIsReported() {
        let number = Dynamic(0, name: "number")
        let token = number.bind { number.value = $0 + 1 }
        #expect(reports { number.value = 1 }.map(\.dynamics) == [["number"]])
        token.cancel()
        // After the report, all dynamics must work as before.
        var seen: [Int] = []
        let after = number.bind { seen.append($0) }
        number.value = -1
        #expect(seen == [-1])
        withExtendedLifetime(after) {}
    }

    @Test func eventsThatNeverEndAreReported() {
        let taps = Signal<Int>(name: "taps")
        var isEndless = true
        var seen = 0
        let token = taps.bind {
            seen = $0
            if isEndless { taps.send($0 + 1) }
        }
        #expect(reports { taps.send(1) }.map(\.dynamics) == [["taps"]])
        // The events of the endless cycle have been dropped. All dynamics must work as before.
        isEndless = false
        taps.send(-1)
        #expect(seen == -1)
        withExtendedLifetime(token) {}
    }

    @Test func aCycleThroughADerivedValueIsReportedAndLeavesItUsable() {
        let number = Dynamic(0, name: "number")
        let next = number.map(name: "next") { $0 + 1 }
        let token = next.bind { number.value = $0 }
        #expect(reports { number.value = 1 }.map(\.dynamics) == [["next"]])
        token.cancel()
        number.value = 5
        #expect(next.value == 6)
    }

    @Test func aDerivedValueThatComesToNeedItselfIsReportedWithThePath() {
        final class Model {
            let isLooped = Dynamic(false, name: "isLooped")
            lazy var first: Derived<Int> = Derived(name: "first") { [unowned self] in
                isLooped.value ? middle.value + 1 : 1
            }
            lazy var middle: Derived<Int> = first.map(name: "middle") { $0 + 1 }
        }
        let model = Model()
        #expect(model.middle.value == 2)
        let found = reports {
            model.isLooped.value = true
            #expect(model.first.value == 1)
        }
        #expect(found.map(\.code) == ["self-reference"])
        #expect(found.first?.dynamics == ["first", "middle"])
        model.isLooped.value = false
        #expect(model.first.value == 1)
        #expect(model.middle.value == 2)
    }

    @Test func aDerivedValueThatNeedsItselfFromTheBeginningReadsAsNothingAndIsReported() {
        final class Model {
            lazy var number: Derived<Int> = Derived(name: "number") { [unowned self] in number.value + 1 }
            lazy var text: Derived<String> = Derived(name: "text") { [unowned self] in text.value + "!" }
            lazy var choice: Derived<Int?> = Derived(name: "choice") { [unowned self] in choice.value.map { $0 + 1 } ?? 7 }
            lazy var keys: Derived<[String: Int]> = Derived(name: "keys") { [unowned self] in keys.value }
        }
        let model = Model()
        let found = reports {
            #expect(model.number.value == 0)
            #expect(model.text.value == "")
            #expect(model.choice.value == nil)
            #expect(model.keys.value == [:])
        }
        #expect(found.map(\.code) == Array(repeating: "self-reference", count: 4))
        #expect(found.map(\.dynamics) == [["number"], ["text"], ["choice"], ["keys"]])
    }

    @Test func reportsWithoutAHandlerGoToTheHandlerOfTheProgram() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let number = Dynamic(0, name: "number")
            let token = number.bind { number.value = $0 + 1 }
            number.value = 1
            withExtendedLifetime(token) {}
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("The dynamics in the circle: number."))
    }

    @Test func aTransactionThatThrowsKeepsItsSetsAndTellsThem() {
        struct Failure: Error {}
        let number = Dynamic(0)
        var seen: [Int] = []
        let token = number.bind { seen.append($0) }
        #expect(throws: Failure.self) {
            try transaction {
                number.value = 1
                number.value = 2
                throw Failure()
            }
        }
        #expect(number.value == 2)
        #expect(seen == [2])
        number.value = 3
        #expect(seen == [2, 3])
        withExtendedLifetime(token) {}
    }

    @Test func aTransactionInsideAListenerEndsWithTheChangeAroundIt() {
        let number = Dynamic(0)
        let other = Dynamic(0)
        var seen: [Int] = []
        let tokens = [
            number.bind { value in
                transaction {
                    other.value = value
                    other.value = value * 2
                }
            },
            other.bind { seen.append($0) },
        ]
        number.value = 4
        #expect(seen == [8])
        withExtendedLifetime(tokens) {}
    }

    @Test func nothingIsSeenHalfWayInATransaction() {
        let first = Dynamic(1)
        let second = Dynamic(1)
        var seen: [Bool] = []
        let tokens = [
            first.bind { _ in seen.append(first.value == second.value) },
            second.bind { _ in seen.append(first.value == second.value) },
        ]
        transaction {
            first.value = 2
            second.value = 2
        }
        #expect(seen == [true, true])
        withExtendedLifetime(tokens) {}
    }

    @Test func aValueThatIsSetAndSetBackInATransactionIsUnchanged() {
        let number = Dynamic(1)
        let double = number.map { $0 * 2 }
        let watched = Derived { double.value + number.value }
        var runs = 0
        let counting = Derived { () -> Int in
            runs += 1
            return number.value
        }
        var calls = 0
        let tokens = [number, double, watched, counting].map { (value: DynamicValue<Int>) in value.bind { _ in calls += 1 } }
        transaction {
            number.value = 2
            number.value = 1
        }
        #expect(calls == 0)
        #expect(runs == 1)
        transaction {
            number.value = 2
            #expect(watched.value == 6)
            number.value = 3
            number.value = 1
            #expect(watched.value == 3)
        }
        #expect(calls == 0)
        transaction {
            number.value = 2
            number.value = 1
            number.value = 2
        }
        #expect(calls == 4)
        #expect(watched.value == 6)
        withExtendedLifetime(tokens) {}
    }

    @Test func aListenerThatSetsAndSetsBackTellsNobody() {
        let trigger = Dynamic(0)
        let flag = Dynamic(false)
        var calls = 0
        let tokens = [
            trigger.bind { _ in
                flag.value = true
                flag.value = false
            },
            flag.bind { _ in calls += 1 },
        ]
        trigger.value = 1
        #expect(calls == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test func aBindInATransactionIsToldTheSetsThatFollowIt() {
        let number = Dynamic(0)
        var seen: [Int] = []
        var token: BindingToken?
        transaction {
            number.value = 1
            token = number.bind { seen.append($0) }
        }
        #expect(seen == [])
        transaction { number.value = 2 }
        #expect(seen == [2])
        withExtendedLifetime(token) {}
    }

    @Test func aTraceNamesTheCauseOfEachCall() {
        let first = Dynamic(0, name: "first")
        let second = Dynamic(0, name: "second")
        let double = second.map(name: "double") { $0 * 2 }
        let tokens = [first.bind { second.value = $0 }, double.bind { _ in }]
        let steps = BindingTrace.record { first.value = 1 }
        #expect(
            steps.map(\.description) == [
                "first was set",
                "first was announced",
                "second was set by a listener of first",
                "double was computed",
                "double was announced",
            ])
        let silent = BindingTrace.record {}
        #expect(silent.isEmpty)
        withExtendedLifetime(tokens) {}
    }
}
