internal import BelvedereCore

/// Lets all work of the session run, until the session of the calling code is at rest.
///
/// At rest means: all work that still runs waits for a clock, for a person, or for something outside the session, such as a network
/// or another executor. The function does not sleep, and no time passes on a ``TestClock``.
///
/// ```swift
/// presenter.attachView(view)       // starts work
/// await settle()
/// #expect(view.isLoading)
/// ```
///
/// On a server this is exact, because the whole session runs on one queue, including its child tasks, its `@concurrent` functions
/// and actors without their own executor. On a device, where views are on the main actor, such code runs on the thread pool of the
/// process. There, a session counts as at rest if nothing has changed while several tasks with the lowest priority of the pool have
/// run. If work is about to continue, because it was cancelled or its sleep has ended, the function waits for more such tasks.
public func settle() async {
    #if MAIN_ACTOR_UI
    await settleOnMainActor()
    #else
    guard let executor = SessionExecutor.current else { return await Task.yield() }
    await executor.untilAtRest()
    #endif
}

#if MAIN_ACTOR_UI
private func settleOnMainActor() async {
    guard let context = SessionContext.current else { return await Task.yield() }
    var quietRounds = 0
    // On a busy machine, a thread of the pool can be blocked during several rounds of the loop below, so cancelled work gets up to
    // 50 rounds. Only the first call after a cancellation waits for work that ignores it.
    defer { context.work.cancelledWaitedFor = context.work.cancelledCount }
    var patience = 50
    var lastMove = ContinuousClock.now
    while quietRounds < 3 || lastMove.duration(to: .now) < .milliseconds(5) {
        let before = context.runningWork
        for _ in 0..<16 { await Task.yield() }
        // If no work is left, there is nothing to wait for. Otherwise, give the thread pool time to run the work.
        if context.runningWork == 0 { return }
        let isAboutToGoOn = patience > 0 && (context.work.cancelledCount > context.work.cancelledWaitedFor || TestClock.isWaking)
        if isAboutToGoOn { patience -= 1 }
        if isAboutToGoOn ? patience < 30 : quietRounds >= 3 {
            try? await Task.sleep(for: .milliseconds(1))
        } else {
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
        quietRounds = !isAboutToGoOn && context.runningWork == before ? quietRounds + 1 : 0
        if quietRounds == 0 { lastMove = .now }
    }
}
#endif
