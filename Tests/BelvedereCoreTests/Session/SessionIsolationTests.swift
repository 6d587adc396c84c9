#if !MAIN_ACTOR_UI
@_spi(Hosting) import BelvedereCore
import Synchronization
import Testing

/// Shows why a session's executor must also be the task executor of its tasks. A closure with a capture list may lose its static isolation
/// (swiftlang/swift#87097). On a session it still runs on the session's executor.
struct SessionIsolationTests {
    @Test func aClosureWithACaptureListStaysOnItsSession() async {
        let meeting = Meeting(patience: .milliseconds(100))
        let session = Session()
        let works = await session.perform { context in
            let model = MeetingModel()
            context.content = model
            return [model.enter(meeting), model.enter(meeting)]
        }
        for work in works { await work.finished() }
        await session.close()
        #expect(meeting.visitCount == 2)
        #expect(!meeting.hadTwoInside)
    }

    /// The control test: the same closures on an actor with an executor of its own, which is *not* the task executor. With a compiler that
    /// has the fault, two closures run at once. With a compiler without the fault, the closures never run at the same time, as in the test
    /// above.
    @Test func withoutATaskExecutorTheSameClosureRunsWhereItShouldNot() async {
        let hasFault = await losesIsolation()
        let meeting = Meeting(patience: hasFault ? .seconds(60) : .milliseconds(100))
        let session = SessionWithoutTaskExecutor()
        await session.start(twice: meeting)
        #expect(meeting.visitCount == 2)
        #expect(meeting.hadTwoInside == hasFault)
    }

    /// Returns whether the compiler has the fault. Uses a single closure, without concurrency.
    private func losesIsolation() async -> Bool {
        await SessionWithoutTaskExecutor().runsClosureElsewhere()
    }
}

/// Detects whether two visitors are inside at the same time.
private final class Meeting: Sendable {
    private let visits = Atomic(0)
    private let twoWereInside = Atomic(false)
    private let inside = Atomic(0)
    private let patience: Duration

    init(patience: Duration) { self.patience = patience }

    var visitCount: Int { visits.load(ordering: .sequentiallyConsistent) }
    var hadTwoInside: Bool { twoWereInside.load(ordering: .sequentiallyConsistent) }

    /// Waits inside until another visitor comes, or until a time limit has passed.
    func visit() {
        if inside.add(1, ordering: .sequentiallyConsistent).newValue == 2 {
            twoWereInside.store(true, ordering: .sequentiallyConsistent)
        }
        let end = ContinuousClock.now + patience
        while !twoWereInside.load(ordering: .sequentiallyConsistent), ContinuousClock.now < end {}
        inside.subtract(1, ordering: .sequentiallyConsistent)
        visits.add(1, ordering: .sequentiallyConsistent)
    }
}

private final class MeetingModel: Launching {
    func enter(_ meeting: Meeting) -> LaunchedWork {
        launch { [weak self] in
            await Task.yield()
            self?.visit(meeting)
        }
    }

    private func visit(_ meeting: Meeting) { meeting.visit() }
}

private actor SessionWithoutTaskExecutor {
    private let executor = SessionExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func start(twice meeting: Meeting) async {
        let first = run { [meeting] in meeting.visit() }
        let second = run { [meeting] in meeting.visit() }
        await first.value
        await second.value
    }

    func runsClosureElsewhere() async -> Bool {
        let own = executor
        let result = Atomic(false)
        await call { [own] in result.store(SessionExecutor.current !== own, ordering: .relaxed) }
        return result.load(ordering: .relaxed)
    }

    private func run(_ action: @escaping Action) -> Task<Void, Never> {
        // A task executor would make this safe, but this control test leaves it out. It does no harm here, because the closures above use
        // only objects that any thread may use.
        nonisolated(unsafe) let action = action
        return Task { await action() }
    }

    private func call(_ action: Action) async { await action() }
}
#endif
