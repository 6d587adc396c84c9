import BelvedereTesting
import Testing

private final class Worker: Launching {
    var log: [String] = []
    func work(_ clock: TestClock) {
        launch { [self] in
            log.append("start")
            await Remote().ping()
            log.append("after an actor")
            async let one = Remote().ping()
            await one
            log.append("after a child task")
            for _ in 0..<20 { await Task.yield() }
            log.append("after yields")
            try? await clock.sleep(for: .seconds(1))
            log.append("after a second")
        }
    }
}
private actor Remote { func ping() {} }

struct SettleTests {
    @Test func settlingRunsAllWorkThatCanRun() async {
        await withSession {
            let worker = Worker()
            let clock = TestClock()
            worker.work(clock)
            #expect(worker.log == ["start"])
            await settle()
            #expect(worker.log == ["start", "after an actor", "after a child task", "after yields"])
            await clock.advance(by: .seconds(1))
            #expect(worker.log.last == "after a second")
        }
    }
}
