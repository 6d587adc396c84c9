#if MAIN_ACTOR_UI
internal import BelvedereBinding

/// One person's open app. On devices there is one, on the main actor.
public final class Session {
    public let context: SessionContext

    public init(environment: SessionEnvironment = SessionEnvironment(), isInert: Bool = false) {
        context = SessionContext(environment: environment, isInert: isInert)
        if SessionContext.ofApplication == nil { SessionContext.ofApplication = context }
        MainWorkStarter.session = { SessionContext.current.map(SessionWorkStarter.init) }
    }

    /// Runs `body` on the session.
    ///
    /// - Throws: what `body` throws.
    public func perform<Result>(_ body: @MainActor (SessionContext) throws -> Result) async rethrows -> Result {
        try CurrentSession.$ofTask.withValue(context) { try body(context) }
    }

    /// Ends the session; see ``SessionContext/close()``.
    public func close() async {
        context.close()
    }
}
#else
/// One person's open app: an actor whose executor also runs every task of the session.
///
/// Views, view models, presenters and routers are ordinary classes without annotations; a session keeps them together
/// and apart from those of all other sessions, which run in parallel.
///
/// ```swift
/// let session = Session(environment: SessionEnvironment(locale: "fi"))
/// await session.perform { context in
///     print(context.environment.locale)          // fi
/// }
/// await session.close()
/// ```
///
/// Close it when the person has gone. Nothing is torn down in `deinit`, because a `deinit` runs wherever the last
/// reference happens to be dropped.
public actor Session {
    private let executor: SessionExecutor
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    /// The executor, for hosts that run their own tasks as part of the session.
    public nonisolated var taskExecutor: SessionExecutor { executor }
    /// The session's bookkeeping; reachable on the session only.
    public let context: SessionContext

    /// A session that runs on an executor.
    ///
    /// - Parameters:
    ///   - executor: runs the session; one executor serves one session.
    ///   - environment: who the session is for.
    ///   - isInert: leaves `launch` and `run()` unstarted, to render a page without keeping a session for it.
    public init(
        executor: SessionExecutor = SessionExecutor(),
        environment: SessionEnvironment = SessionEnvironment(),
        isInert: Bool = false
    ) {
        self.executor = executor
        let context = SessionContext(executor: executor, environment: environment, isInert: isInert)
        executor.context = context
        self.context = context
    }

    /// Runs `body` on the session.
    ///
    /// - Throws: what `body` throws.
    public func perform<Result: Sendable>(_ body: @Sendable (SessionContext) throws -> Result) rethrows -> Result {
        try body(context)
    }

    /// Ends the session; see ``SessionContext/close()``.
    public func close() {
        context.close()
    }
}
#endif
