internal import BelvedereCore

/// Lets everything that can go on go on, until the session of the calling code is at rest.
///
/// At rest means: whatever still runs waits for a clock, for a person, or for something outside the session such as a
/// network or another executor. Nothing is slept through and no time passes on a ``TestClock``.
///
/// ```swift
/// presenter.attachView(view)       // starts work
/// await settle()
/// #expect(view.isLoading)
/// ```
///
/// In the server flavour this is exact, because all of a session runs on one queue: actors without an executor of their
/// own, child tasks and `@concurrent` functions included. In the device flavour such code runs on the process's pool, so
/// a session there counts as at rest when it has not moved for a few rounds of that pool's lowest priority. What is about
/// to go on, because it was cancelled or its time has come, gets more rounds.
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
    // On a busy machine a thread of the pool can be held up for longer than some rounds take. Only the first caller waits
    // for work that ignores its cancellation.
    defer { context.work.cancelledWaitedFor = context.work.cancelledCount }
    var patience = 50
    var lastMove = ContinuousClock.now
    while quietRounds < 3 || lastMove.duration(to: .now) < .milliseconds(5) {
        let before = context.runningWork
        for _ in 0..<16 { await Task.yield() }
        // Work that ended has nothing more to wait for; only where some is left is the pool given its chance.
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
