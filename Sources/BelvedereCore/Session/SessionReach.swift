/// Calls an object of a session from code outside the session. The call runs later, as a separate job of the session.
///
/// The reference to the object is weak. After the object has been released, calls have no effect.
///
/// The unchecked conformance is safe: only the initialiser writes `target`, before any other code can have this object. Only ``callNow()``
/// reads it, on the session. `receive` is `Sendable`. `SharedStressTests` runs this under ThreadSanitizer.
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

    /// Calls the object. If the caller is on the main actor, the call runs before this method returns. Otherwise it runs later, as a
    /// separate job.
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

    /// Calls the object. If the caller is on the session, the call runs before this method returns. Otherwise it runs later, as a separate
    /// job.
    func call() {
        if ThreadSlot.isCurrent(executor) { return callNow() }
        // The task is detached, so that it inherits nothing from the calling session.
        Task.detached(executorPreference: executor) { self.callNow() }
    }

    private func callNow() {
        guard let target, executor.context?.isClosed == false else { return }
        receive(target)
    }
    #endif
}
