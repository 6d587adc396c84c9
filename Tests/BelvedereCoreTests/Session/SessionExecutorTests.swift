#if !MAIN_ACTOR_UI
@_spi(Hosting) import BelvedereCore
import Synchronization
import TestSupport
import Testing

/// Tests of turns that run on a thread of the host while the session has no other work.
struct SessionExecutorTests {
    @Test func aSessionAtRestRunsOnTheThreadThatAsks() {
        let session = Session()
        let isTheSession = session.taskExecutor.runOnCallingThreadIfAtRest {
            SessionExecutor.current === session.taskExecutor && SessionContext.current != nil
        }
        #expect(isTheSession == true)
        #expect(SessionExecutor.current == nil)
    }

    @Test func aSessionThatRunsIsLeftAlone() async {
        let session = Session()
        let executor = session.taskExecutor
        #expect(await session.perform { _ in executor.runOnCallingThreadIfAtRest {} == nil })
        #expect(executor.runOnCallingThreadIfAtRest {} != nil)
    }

    @Test func remainingJobsRunElsewhere() async {
        let carried = Locked<[@Sendable () -> Void]>([])
        let executor = SessionExecutor { work in carried.withLock { $0.append(work) } }
        let session = Session(executor: executor)
        let flag = Flag()
        _ = executor.runOnCallingThreadIfAtRest {
            Task(executorPreference: executor) { flag.raise() }
        }
        #expect(!flag.isRaised)
        // The remaining job is with the host's carrier, here the array `carried`. Until it has run there, no other thread may run a turn of
        // the session.
        let isFree = executor.runOnCallingThreadIfAtRest {} != nil
        #expect(!isFree)
        let pieces = carried.withLock { $0 }
        #expect(pieces.count == 1)
        for piece in pieces { piece() }
        #expect(flag.isRaised)
        #expect(executor.runOnCallingThreadIfAtRest {} != nil)
        _ = session
    }

    /// Run this test under ThreadSanitizer: it reports a race if two turns run at once, because the counter has no lock.
    @Test func turnsOnTheHostsThreadsAndOnThePoolNeverOverlap() async {
        let session = Session()
        await session.perform { context in context.content = Counter() }
        let executor = session.taskExecutor
        let taken = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var taken = 0
                    for _ in 0..<2_000 {
                        if executor.runOnCallingThreadIfAtRest({ Counter.current?.increment() }) != nil { taken += 1 }
                        if taken % 7 == 0 {
                            await session.perform { _ in Counter.current?.increment() }
                            taken += 1
                        }
                    }
                    return taken
                }
            }
            return await group.reduce(0, +)
        }
        #expect(await session.perform { _ in Counter.current?.count } == taken)
        await session.close()
    }
}

private final class Flag: Sendable {
    private let state = Atomic(false)
    var isRaised: Bool { state.load(ordering: .acquiring) }
    func raise() { state.store(true, ordering: .releasing) }
}

private final class Counter {
    private(set) var count = 0
    func increment() { count += 1 }
    static var current: Counter? { SessionContext.current?.content as? Counter }
}
#endif
