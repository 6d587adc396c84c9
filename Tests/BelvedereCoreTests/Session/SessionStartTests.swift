#if !MAIN_ACTOR_UI
@_spi(Hosting) @testable import BelvedereCore
import TestSupport
import Testing

/// Tests of the code that starts a session's work on systems without `Task.immediate`. They run on every system.
struct SessionStartTests {
    @Test func workBeginsWithinTheCallAndGoesOnAfterwards() async {
        let session = Session()
        let start = await session.perform { context in
            let diary = Diary()
            context.content = diary
            diary.entries.append("before")
            let task = begin(context) {
                diary.entries.append("first part")
                await Task.yield()
                diary.entries.append("second part")
                diary.endedOnItsSession = SessionContext.current === context
            }
            diary.entries.append("after")
            return task
        }
        await start.value
        await session.perform { context in
            let diary = context.content as? Diary
            #expect(diary?.entries == ["before", "first part", "after", "second part"])
            #expect(diary?.endedOnItsSession == true)
        }
        await session.close()
    }

    @Test func workThatNeverWaitsEndsWithinTheCall() {
        Session().runAtOnce { context in
            let diary = Diary()
            let executor = context.executor
            for number in 1...3 {
                diary.entries.append("call \(number)")
                // Safe for the reason that `WorkScope.begin` gives: the task stays on the session from beginning to end.
                nonisolated(unsafe) let ofSession = diary
                _ = executor.runningNextJobAtOnce {
                    Task(executorPreference: executor) {
                        ofSession.entries.append("work \(number)")
                        await ofSession.writeTwice("part of work \(number)")
                        ofSession.ended += 1
                    }
                }
                #expect(diary.ended == number)
            }
            #expect(diary.entries.count == 12)
            context.close()
        }
    }

    @Test func workThatStartsWorkStaysATaskOfItsOwn() async {
        let session = Session()
        let outer = await session.perform { context in
            let diary = Diary()
            context.content = diary
            return begin(context) {
                Note.$text.withValue("outer") {
                    let inner = begin(context) {
                        Note.$text.withValue("inner") { diary.entries.append(Note.text) }
                        withUnsafeCurrentTask { $0?.cancel() }
                    }
                    diary.entries.append(Note.text)
                    diary.entries.append("cancelled: \(inner.isCancelled), \(Task.isCancelled)")
                }
            }
        }
        await outer.value
        let entries = await session.perform { context in (context.content as? Diary)?.entries }
        #expect(entries == ["inner", "outer", "cancelled: true, false"])
        await session.close()
    }

    /// Run this test under ThreadSanitizer: it reports a race if jobs overlap, because the counters have no lock. The service responds from
    /// other threads.
    @Test func jobsFromOtherThreadsRunInTurn() async throws {
        let session = Session()
        let service = Service()
        await session.perform { context in context.content = Diary() }
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        await session.perform { context in
                            guard let diary = context.content as? Diary else { return }
                            let before = diary.begun
                            _ = begin(context) {
                                diary.begun += 1
                                await service.work()
                                diary.ended += 1
                            }
                            if diary.begun != before + 1 { diary.entries.append("not begun within the call") }
                        }
                    }
                }
            }
        }
        try await until { await session.perform({ ($0.content as? Diary)?.ended == 1_600 }) }
        await session.perform { context in
            let diary = context.content as? Diary
            #expect(diary?.begun == 1_600)
            #expect(diary?.entries == [])
        }
        await session.close()
    }
}

/// Starts work as `WorkScope` does on systems without `Task.immediate`.
private func begin(_ context: SessionContext, _ operation: @escaping Action) -> Task<Void, Never> {
    // Safe for the reason that `WorkScope.begin` gives: the caller is on the session, and the task never leaves it.
    nonisolated(unsafe) let work = operation
    let executor = context.executor
    return executor.runningNextJobAtOnce { Task(executorPreference: executor) { await work() } }
}

private enum Note {
    @TaskLocal static var text = ""
}

private actor Service {
    private var calls = 0
    func work() { calls += 1 }
}

private final class Diary {
    var entries: [String] = []
    var endedOnItsSession: Bool?
    var begun = 0
    var ended = 0

    func writeTwice(_ entry: String) async {
        entries.append(entry)
        entries.append(entry)
    }
}
#endif
