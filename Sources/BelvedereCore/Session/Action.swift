#if MAIN_ACTOR_UI
/// Asynchronous work of a screen. On devices it runs on the main actor.
public typealias Action = @MainActor () async -> Void
#else
/// Asynchronous work of a screen. It runs on the session it was started on, before and after every `await`.
///
/// The closure is not `@Sendable`, so it may use the session's views and models without `await`.
public typealias Action = nonisolated(nonsending) () async -> Void
#endif
