import BelvedereBinding
import Testing

/// Tests of signals, which send events and store no value.
@Suite struct Signals {
    final class Screen {
        var told: [Int] = []
    }

    final class Bagged: BindingOwner {
        let bindings = BindingBag()
        var told: [Int] = []
    }

    /// An event object that calls a closure when it is deallocated.
    final class Envelope {
        let whenGone: () -> Void
        init(_ whenGone: @escaping () -> Void) { self.whenGone = whenGone }
        deinit { whenGone() }
    }

    @Test func everyEventIsToldAlsoOneThatEqualsTheOneBefore() {
        let taps = Signal<Int>(name: "taps")
        var seen: [Int] = []
        let token = taps.bind { seen.append($0) }
        taps.send(3)
        taps.send(3)
        #expect(seen == [3, 3])
        #expect(taps.name == "taps")
        #expect(taps.hasListeners)
        token.cancel()
        taps.send(4)
        #expect(seen == [3, 3])
        #expect(!taps.hasListeners)
    }

    @Test func aSignalWithoutAValueIsSentWithoutOne() {
        let saved = Signal<Void>()
        var count = 0
        let token = saved.bind { count += 1 }
        saved.send()
        #expect(count == 1)
        withExtendedLifetime(token) {}
    }

    @Test func aBindingDoesNotGetEarlierEvents() {
        let taps = Signal<Int>()
        taps.send(1)
        var seen: [Int] = []
        let token = taps.bind { seen.append($0) }
        #expect(seen == [])
        taps.send(2)
        #expect(seen == [2])
        withExtendedLifetime(token) {}
    }

    @Test func anEventSentInAListenerIsToldAfterTheOneThatIsBeingTold() {
        let taps = Signal<Int>()
        var first: [Int] = []
        var second: [Int] = []
        let tokens = [
            taps.bind { value in
                first.append(value)
                if value == 1 {
                    taps.send(2)
                    taps.send(2)
                }
            },
            taps.bind { second.append($0) },
        ]
        taps.send(1)
        #expect(first == [1, 2, 2])
        #expect(second == [1, 2, 2])
        withExtendedLifetime(tokens) {}
    }

    @Test func eventsInATransactionAreToldInOrderAtItsEnd() {
        let taps = Signal<Int>()
        let count = Dynamic(0)
        var seen: [String] = []
        let tokens = [
            taps.bind { seen.append("a\($0)") },
            count.bind { seen.append("count \($0)") },
            taps.bind { seen.append("b\($0)") },
        ]
        transaction {
            transaction {
                taps.send(1)
                count.value = 1
            }
            #expect(seen == [])
            taps.send(1)
            count.value = 2
        }
        #expect(seen == ["a1", "count 2", "b1", "a1", "b1"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aBindingMadeWhileEventsWaitGetsLaterEventsOnly() {
        let taps = Signal<Int>()
        var old: [Int] = []
        var new: [Int] = []
        var tokens = [taps.bind { old.append($0) }]
        transaction {
            taps.send(1)
            tokens.append(taps.bind { new.append($0) })
            taps.send(2)
        }
        #expect(old == [1, 2])
        #expect(new == [2])
    }

    @Test func aBindingEndsAtOnceAlsoForEventsThatWait() {
        let taps = Signal<Int>()
        var seen: [Int] = []
        let token = taps.bind { seen.append($0) }
        transaction {
            taps.send(1)
            token.cancel()
        }
        #expect(seen == [])
    }

    @Test func aListenerSeesEveryEventAlthoughItsTurnIsHeldUp() {
        let taps = Signal<Int>()
        let state = Dynamic(0)
        var seen: [String] = []
        let tokens = [
            taps.bind { state.value = $0 },
            state.bind { seen.append("state \($0)") },
            taps.bind { seen.append("tap \($0)") },
        ]
        transaction {
            taps.send(1)
            taps.send(2)
        }
        #expect(seen == ["state 1", "tap 1", "state 2", "tap 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test func aBindingEndsWithItsOwner() {
        let taps = Signal<Int>()
        var screen: Screen? = Screen()
        var bagged: Bagged? = Bagged()
        if let screen, let bagged {
            taps.bind(to: screen) { $0.told.append($1) }
            taps.bind(to: bagged) { $0.told.append($1) }
        }
        taps.send(1)
        #expect(screen?.told == [1])
        #expect(bagged?.told == [1])
        screen = nil
        bagged = nil
        taps.send(2)
        #expect(!taps.hasListeners)
    }

    @Test func aSignalThatGoesEndsItsBindings() {
        var taps: Signal<Int>? = Signal()
        let token = taps?.bind { _ in }
        #expect(token?.isActive == true)
        taps = nil
        #expect(token?.isActive == false)
    }

    @Test func anEventIsNotKeptOnceItHasBeenTold() {
        let letters = Signal<Envelope>()
        var gone: [Int] = []
        let token = letters.bind { _ in #expect(gone.isEmpty) }
        letters.send(Envelope { gone.append(1) })
        #expect(gone == [1])
        token.cancel()
        letters.send(Envelope { gone.append(2) })
        #expect(gone == [1, 2])
    }

    @Test func anObjectReleasedWithAnEventMaySend() {
        let letters = Signal<Envelope?>()
        var seen: [Bool] = []
        let token = letters.bind { seen.append($0 != nil) }
        transaction {
            for _ in 0..<3 { letters.send(Envelope { letters.send(nil) }) }
        }
        #expect(seen.filter { $0 }.count == 3)
        #expect(seen.filter { !$0 }.count == 3)
        withExtendedLifetime(token) {}
    }

    @Test func aHundredThousandEventsThatFollowFromEachOtherAreAllTold() {
        let steps = Signal<Int>()
        var last = 0
        let token = steps.bind { step in
            last = step
            if step < 100_000 { steps.send(step + 1) }
        }
        steps.send(1)
        #expect(last == 100_000)
        withExtendedLifetime(token) {}
    }
}
