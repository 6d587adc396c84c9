#if MAIN_ACTOR_UI
internal import BelvedereBinding

/// The open app of one person. On devices there is one session, on the main actor.
public final class Session {
    public let context: SessionContext

    public init(environment: SessionEnvironment = SessionEnvironment(), isInert: Bool = false) {
        context = SessionContext(environment: environment, isInert: isInert)
        CurrentSession.open.enter(context)
        MainWorkStarter.session = { SessionContext.current.map(SessionWorkStarter.init) }
    }

    /// Runs `body` on the session.
    ///
    /// - Throws: the error of `body`.
    public func perform<Result>(_ body: @MainActor (SessionContext) throws -> Result) async rethrows -> Result {
        try CurrentSession.$ofTask.withValue(context) { try body(context) }
    }

    /// Ends the session; see ``SessionContext/close()``.
    public func close() async {
        context.close()
    }
}
#else
/// The open app of one person: an actor whose executor also runs every task of the session.
///
/// Views, view models, presenters and routers are ordinary classes without annotations. A session keeps its objects together and separates
/// them from all other sessions, which run in parallel.
///
/// ```swift
/// let session = Session(environment: SessionEnvironment(locale: "fi"))
/// await session.perform { context in
///     print(context.environment.locale)          // fi
/// }
/// await session.close()
/// ```
///
/// Close the session when the person has left. `deinit` does not close it, because `deinit` may run on any thread: the one that releases
/// the last reference.
public actor Session {
    private let executor: SessionExecutor
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    /// The executor, for hosts (programs that show the views of sessions) that run their own tasks as part of the session.
    package nonisolated var taskExecutor: SessionExecutor { executor }
    /// The state of the session, such as its environment and its work. Only code on the session can use it.
    public let context: SessionContext

    /// A session that runs on an executor.
    ///
    /// - Parameters:
    ///   - executor: runs the code of the session. It must not run another session.
    ///   - environment: the person's language, time zone and values, and the clock.
    ///   - isInert: whether `launch` and `run()` start no work. It is `true` for a session that exists only to render a page once.
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
    /// - Throws: the error of `body`.
    public func perform<Result: Sendable>(_ body: @Sendable (SessionContext) throws -> Result) rethrows -> Result {
        try body(context)
    }

    /// Ends the session; see ``SessionContext/close()``.
    public func close() {
        context.close()
    }
}
#endif
