#if !MAIN_ACTOR_UI
@_spi(Hosting) import BelvedereCore
import Synchronization
import Testing

/// Why a session's executor is also the task executor of its tasks: a closure with a capture list may lose its static
/// isolation (swiftlang/swift#87097). On a session it comes back all the same.
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

    /// The control: the same closures on an actor with an executor of its own, which is *not* the task executor. Where
    /// the compiler has the fault, two of them are inside at once; where it is mended, this holds as the test above does.
    @Test func withoutATaskExecutorTheSameClosureRunsWhereItShouldNot() async {
        let hasFault = await losesIsolation()
        let meeting = Meeting(patience: hasFault ? .seconds(60) : .milliseconds(100))
        let session = SessionWithoutTaskExecutor()
        await session.start(twice: meeting)
        #expect(meeting.visitCount == 2)
        #expect(meeting.hadTwoInside == hasFault)
    }

    /// Asks the compiler directly, with one closure and nothing concurrent.
    private func losesIsolation() async -> Bool {
        await SessionWithoutTaskExecutor().runsClosureElsewhere()
    }
}

/// A place in which two visitors can only meet if they run at the same time.
private final class Meeting: Sendable {
    private let visits = Atomic(0)
    private let twoWereInside = Atomic(false)
    private let inside = Atomic(0)
    private let patience: Duration

    init(patience: Duration) { self.patience = patience }

    var visitCount: Int { visits.load(ordering: .sequentiallyConsistent) }
    var hadTwoInside: Bool { twoWereInside.load(ordering: .sequentiallyConsistent) }

    /// Stays until somebody else is inside, or until it is clear that nobody will come.
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
        // The control does without what makes this safe; that is its point. The closures given above are harmless.
        nonisolated(unsafe) let action = action
        return Task { await action() }
    }

    private func call(_ action: Action) async { await action() }
}
#endif
