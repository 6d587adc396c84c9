extension Session {
    #if MAIN_ACTOR_UI
    /// Runs asynchronous work as part of the session, for hosts and tests that are in the same package.
    package func run<Result: Sendable>(_ body: @MainActor (SessionContext) async throws -> Result) async rethrows -> Result {
        try await CurrentSession.$ofTask.withValue(context) { try await body(context) }
    }

    /// Runs `body` as part of the session, at once.
    package func runAtOnce<Result>(_ body: @MainActor (SessionContext) throws -> Result) rethrows -> Result {
        try CurrentSession.$ofTask.withValue(context) { try body(context) }
    }
    #else
    /// Runs asynchronous work as part of the session, for hosts and tests that are in the same package.
    package nonisolated func run<Result: Sendable>(
        _ body: sending nonisolated(nonsending) (SessionContext) async throws -> Result
    ) async rethrows -> Result {
        // This is safe although the compiler does not check it: the caller sends `body` and cannot use its contents any more, and `body` is
        // passed on once, to the actor. Some code loses its static isolation; the executor preference makes sure that it still runs on the
        // session.
        nonisolated(unsafe) let work = body
        return try await withTaskExecutorPreference(taskExecutor) { try await runIsolated(work) }
    }

    private func runIsolated<Result: Sendable>(
        _ body: sending nonisolated(nonsending) (SessionContext) async throws -> Result
    ) async rethrows -> Result {
        try await body(context)
    }

    /// Runs `body` on the session at once, on the calling thread. Only for a session that no other code can use yet.
    package nonisolated func runAtOnce<Result>(_ body: (SessionContext) throws -> Result) rethrows -> Result {
        try taskExecutor.runOnCallingThread {
            guard let context = taskExecutor.context else { Diagnostic.launchedOffSession.stop() }
            return try body(context)
        }
    }
    #endif
}
