#if MAIN_ACTOR_UI
/// A closure that performs the steps of a test on a ``ConformingHost``. It runs on the main actor.
///
/// - Throws: the errors of the steps, which the host rethrows.
public typealias ConformanceBody<Player, Result> = @MainActor (Player) async throws -> Result
#else
/// A closure that performs the steps of a test on a ``ConformingHost``. It runs in the isolation of its caller, such as the session
/// of an app.
///
/// - Throws: the errors of the steps, which the host rethrows.
public typealias ConformanceBody<Player, Result> = nonisolated(nonsending) (Player) async throws -> Result
#endif
