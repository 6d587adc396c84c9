import BelvedereTesting
import Testing

private final class Sleeper: Launching {
    var log: [String] = []
    func sleep(_ clock: TestClock, _ seconds: Int, _ name: String) -> LaunchedWork {
        launch { [self] in
            do {
                try await clock.sleep(for: .seconds(seconds))
                log.append("\(name) at \(clock.now.offset)")
            } catch {
                log.append("\(name): \(error is CancellationError)")
            }
        }
    }
}

struct TestClockTests {
    @Test func timeStandsStillUntilItIsMoved() async {
        await withSession {
            let (clock, sleeper) = (TestClock(), Sleeper())
            _ = sleeper.sleep(clock, 2, "a")
            await settle()
            #expect(sleeper.log.isEmpty)
            #expect(clock.sleeperCount == 1)
            #expect(clock.timeToNextWake == .seconds(2))
            await clock.advance(by: .seconds(1))
            #expect(sleeper.log.isEmpty)
            await clock.advance(by: .seconds(1))
            #expect(sleeper.log == ["a at 2.0 seconds"])
            #expect(clock.sleeperCount == 0)
            #expect(clock.timeToNextWake == nil)
        }
    }

    @Test func sleepsEndInTheOrderOfTheirDeadlines() async {
        await withSession {
            let (clock, sleeper) = (TestClock(), Sleeper())
            for (seconds, name) in [(3, "c"), (1, "a"), (2, "b"), (1, "a2")] { _ = sleeper.sleep(clock, seconds, name) }
            await clock.advance(by: .seconds(10))
            #expect(sleeper.log == ["a at 1.0 seconds", "a2 at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
            #expect(clock.now.offset == .seconds(10))
        }
    }

    @Test func sleepsOneAfterTheOtherEndWithinOneAdvance() async {
        await withSession {
            let clock = TestClock()
            let sleeper = Sleeper()
            sleeper.launch {
                for _ in 0..<3 { try? await clock.sleep(for: .seconds(1)) }
                sleeper.log.append("\(clock.now)")
            }
            await clock.advance(by: .seconds(3))
            #expect(sleeper.log == ["3.0 seconds"])
        }
    }

    @Test func aCancelledSleepEndsAtOnce() async {
        await withSession {
            let (clock, sleeper) = (TestClock(), Sleeper())
            let work = sleeper.sleep(clock, 5, "a")
            await settle()
            work.cancel()
            await settle()
            #expect(sleeper.log == ["a: true"])
            #expect(clock.sleeperCount == 0)
        }
    }

    @Test func aSleepThatBeginsCancelledDoesNotBegin() async {
        let clock = TestClock()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func aDeadlineThatHasPassedIsNoWait() async throws {
        let clock = TestClock()
        await clock.advance(by: .seconds(5))
        try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
        await clock.advance(by: .seconds(-3))
        #expect(clock.now.offset == .seconds(5))
    }

    @Test func runningLetsAllTimePass() async {
        await withSession {
            let (clock, sleeper) = (TestClock(), Sleeper())
            _ = sleeper.sleep(clock, 100, "a")
            #expect(await clock.run())
            #expect(sleeper.log == ["a at 100.0 seconds"])
            sleeper.launch { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
            #expect(await clock.run(limit: .seconds(10)) == false)
        }
    }
}
