@_spi(Hosting) import BelvedereCore
import Synchronization
import Testing

struct SessionCloseTests {
    @Test func closingCancelsWhatRuns() async {
        let session = Session()
        let work = await session.perform { context in
            let model = Sleeper()
            context.content = model
            return model.sleep()
        }
        #expect(await session.perform { $0.runningWork } == 1)
        await session.close()
        await work.finished()
        #expect(work.isCancelled)
        #expect(await session.perform { $0.runningWork } == 0)
    }

    @Test func workThatEndsAtOnceIsForgottenAtOnce() async {
        let session = Session()
        let running = await session.perform { context in
            let model = Sleeper()
            for _ in 0..<100 { model.launch {} }
            return context.runningWork
        }
        #expect(running == 0)
        await session.close()
    }

    @Test func nothingStartsOnAClosedSession() async {
        let session = Session()
        await session.close()
        let (running, isCancelled) = await session.perform { context in
            let work = Sleeper().sleep()
            return (context.runningWork, work.isCancelled)
        }
        #expect(running == 0)
        #expect(!isCancelled)
    }

    @Test func nothingStartsOnAnInertSession() async {
        let session = Session(isInert: true)
        let slept = await session.perform { context in
            let model = Sleeper()
            model.sleep()
            return model.hasStarted
        }
        #expect(!slept)
        await session.close()
    }

    @Test func theGraphIsTakenApartOnceHoweverOftenTheSessionIsClosed() async {
        let session = Session()
        let count = Count()
        await session.perform { context in
            context.content = count
            context.onClose = { count.increment() }
        }
        await session.close()
        await session.close()
        let (hasContent, isClosed) = await session.perform { context in (context.content != nil, context.isClosed) }
        #expect(count.value == 1)
        #expect(!hasContent)
        #expect(isClosed)
    }

    @Test func workStartedWhileClosingDoesNotStart() async {
        let session = Session()
        await session.perform { context in
            let model = Sleeper()
            context.content = model
            context.onClose = { model.sleep() }
        }
        await session.close()
        #expect(await session.perform { $0.runningWork } == 0)
    }
}

private final class Sleeper: Launching {
    private(set) var hasStarted = false

    @discardableResult
    func sleep() -> LaunchedWork {
        launch { [self] in
            hasStarted = true
            try? await Task.sleep(for: .seconds(3600))
        }
    }
}

private final class Count: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func increment() { count.add(1, ordering: .relaxed) }
}
