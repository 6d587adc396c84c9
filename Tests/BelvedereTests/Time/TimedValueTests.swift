import Belvedere
import BelvedereTesting
import Testing

/// Tests of values and events that are delayed, such as a value that changes only after a pause.
@Suite struct TimedValueTests {
    private final class Listener {
        var heard: [String] = []
    }

    @Test func aSearchWaitsUntilAPersonPausesTyping() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let text = Dynamic("")
            let query = text.debounced(for: .milliseconds(300))
            var asked: [String] = []
            let token = query.bind { asked.append($0) }
            for typed in ["b", "be", "bel"] {
                text.value = typed
                await clock.advance(by: .milliseconds(299))
            }
            #expect(asked == [])
            #expect(query.value == "")
            await clock.advance(by: .milliseconds(1))
            #expect(asked == ["bel"])
            #expect(query.value == "bel")
            token.cancel()
        }
    }

    @Test func aTextThatReturnsToItsOldValueIsNotToldAgain() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let text = Dynamic("a")
            var asked: [String] = []
            let token = text.debounced(for: .seconds(1)).bind { asked.append($0) }
            text.value = "ab"
            text.value = "a"
            await clock.advance(by: .seconds(1))
            #expect(asked == [])
            token.cancel()
        }
    }

    @Test func aThrottledValueTakesTheFirstChangeAtOnceAndThenTheLastOfEachInterval() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let progress = Dynamic(0)
            let shown = progress.throttled(for: .seconds(1))
            var seen: [Int] = []
            let token = shown.bind { seen.append($0) }
            progress.value = 1
            #expect(seen == [1])
            progress.value = 2
            progress.value = 3
            await clock.advance(by: .milliseconds(999))
            #expect(seen == [1])
            await clock.advance(by: .milliseconds(1))
            #expect(seen == [1, 3])
            progress.value = 4
            #expect(seen == [1, 3])
            await clock.advance(by: .seconds(1))
            #expect(seen == [1, 3, 4])
            // More time than the interval has passed without a change. So the next change counts as the first again.
            await clock.advance(by: .seconds(5))
            progress.value = 5
            #expect(seen == [1, 3, 4, 5])
            token.cancel()
        }
    }

    @Test func valuesThatCannotBeComparedAreDelayedToo() async {
        final class Draft {}
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let draft = Dynamic(Draft())
            var (settled, thinned) = (0, 0)
            let tokens = [
                draft.debounced(for: .seconds(1)).bind { _ in settled += 1 },
                draft.throttled(for: .seconds(1)).bind { _ in thinned += 1 },
            ]
            for _ in 0..<3 { draft.value = Draft() }
            await clock.advance(by: .seconds(1))
            #expect(settled == 1)
            #expect(thinned == 2)
            withExtendedLifetime(tokens) {}
        }
    }

    @Test func eventsAreDebouncedAndThrottled() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let edits = Signal<String>()
            let listener = Listener()
            edits.debounced(for: .seconds(1)).bind(to: listener) { $0.heard.append("pause \($1)") }
            edits.throttled(for: .seconds(1)).bind(to: listener) { $0.heard.append("beat \($1)") }
            edits.send("a")
            edits.send("b")
            await clock.advance(by: .milliseconds(500))
            edits.send("b")
            await clock.advance(by: .seconds(10))
            #expect(listener.heard == ["beat a", "beat b", "pause b"])
        }
    }

    @Test func nothingRunsAnyMoreWhenTheOwnerHasGone() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let text = Dynamic("")
            let edits = Signal<String>()
            var heard: [String] = []
            var tokens = [
                text.debounced(for: .seconds(1)).bind { heard.append($0) },
                text.throttled(for: .seconds(1)).bind { heard.append($0) },
                edits.debounced(for: .seconds(1)).bind { heard.append($0) },
                edits.throttled(for: .seconds(1)).bind { heard.append($0) },
            ]
            text.value = "a"
            edits.send("b")
            await settle()
            #expect(clock.sleeperCount == 4)
            tokens = []
            await settle()
            #expect(clock.sleeperCount == 0)
            #expect(SessionContext.current?.runningWork == 0)
            #expect(!text.hasListeners)
            #expect(!edits.hasListeners)
            await clock.advance(by: .seconds(10))
            #expect(heard == ["a", "b"])
            withExtendedLifetime(tokens) {}
        }
    }

    @Test func aClockTicksUntilItsLoopIsCancelled() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let screen = Screen()
            var ticks: [Int] = []
            let work = screen.launch {
                for await tick in clock.every(.seconds(2)) { ticks.append(tick) }
                ticks.append(-1)
            }
            await clock.advance(by: .milliseconds(1999))
            #expect(ticks == [])
            await clock.advance(by: .seconds(5))
            #expect(ticks == [1, 2, 3])
            work.cancel()
            await settle()
            #expect(ticks == [1, 2, 3, -1])
            #expect(clock.sleeperCount == 0)
        }
    }

    @Test func aLoopThatIsBusyIsGivenTheNewestTickItHasMissed() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let screen = Screen()
            var ticks: [String] = []
            let work = screen.launch {
                for await tick in clock.every(.seconds(1)) {
                    ticks.append("\(tick) at \(clock.now)")
                    if tick == 1 { try? await clock.sleep(for: .milliseconds(2500)) }
                }
            }
            await clock.advance(by: .seconds(5))
            #expect(ticks == ["1 at 1.0 seconds", "3 at 3.5 seconds", "4 at 4.0 seconds", "5 at 5.0 seconds"])
            work.cancel()
        }
    }
}
