/// A way to call an object of a session from elsewhere, in a turn of its own.
///
/// The object is not kept. Once it has gone, nothing is called any more.
///
/// Safe although unchecked: `target` is written in the initialiser alone, before anybody else can have this object, and read
/// in ``callNow()`` alone, which runs on the session. `receive` is `Sendable`. `SharedStressTests` runs this under
/// ThreadSanitizer.
nonisolated final class SessionReach<Target: AnyObject>: @unchecked Sendable {
    #if MAIN_ACTOR_UI
    typealias Receive = @MainActor @Sendable (Target) -> Void
    private weak var context: SessionContext?
    #else
    typealias Receive = @Sendable (Target) -> Void
    private let executor: SessionExecutor
    #endif
    private weak var target: Target?
    private let receive: Receive

    #if MAIN_ACTOR_UI
    @MainActor
    init(_ target: Target, in context: SessionContext, _ receive: @escaping Receive) {
        self.target = target
        self.context = context
        self.receive = receive
    }

    /// Calls the object: before this returns, where the caller is on the main actor, or else in a turn of its own.
    func call() {
        if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
            Task.immediateDetached { @MainActor in self.callNow() }
        } else {
            Task.detached { @MainActor in self.callNow() }
        }
    }

    @MainActor
    private func callNow() {
        guard let context, let target, !context.isClosed else { return }
        CurrentSession.$ofTask.withValue(context) { receive(target) }
    }
    #else
    init(_ target: Target, in context: SessionContext, _ receive: @escaping Receive) {
        self.target = target
        executor = context.executor
        self.receive = receive
    }

    /// Calls the object: before this returns, where the caller is on the session, or else in a turn of its own.
    func call() {
        if ThreadSlot.isCurrent(executor) { return callNow() }
        // Detached, so that nothing of the session that calls goes with it.
        Task.detached(executorPreference: executor) { self.callNow() }
    }

    private func callNow() {
        guard let target, executor.context?.isClosed == false else { return }
        receive(target)
    }
    #endif
}
