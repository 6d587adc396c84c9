#if MAIN_ACTOR_UI
/// What somebody does in front of a ``ConformingHost``; see the other flavour.
///
/// - Throws: what went wrong, which the host hands on.
public typealias ConformanceBody<Result> = @MainActor (any ConformingPerson) async throws -> Result
#else
/// What somebody does in front of a ``ConformingHost``. It runs where the host calls it, as on the session of an app.
///
/// - Throws: what went wrong, which the host hands on.
public typealias ConformanceBody<Result> = nonisolated(nonsending) (any ConformingPerson) async throws -> Result
#endif
