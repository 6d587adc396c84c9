#if MAIN_ACTOR_UI
/// The closure with the steps and expectations of a test of an app, without `await`. It runs on the main actor.
///
/// - Throws: the errors of the test.
public typealias AppBody<Result> = @MainActor (Driver) throws -> Result

/// The closure with the steps and expectations of a test of an app, which can contain `await`. It runs on the main actor.
///
/// - Throws: the errors of the test.
public typealias WaitingAppBody<Result> = @MainActor (Driver) async throws -> Result
#else
/// The closure with the steps and expectations of a test of an app, without `await`. It runs on the app's session.
///
/// - Throws: the errors of the test.
public typealias AppBody<Result> = (Driver) throws -> Result

/// The closure with the steps and expectations of a test of an app, which can contain `await`. It runs on the app's session.
///
/// - Throws: the errors of the test.
public typealias WaitingAppBody<Result> = nonisolated(nonsending) (Driver) async throws -> Result
#endif
