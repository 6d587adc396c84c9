public import BelvedereCore

#if MAIN_ACTOR_UI
/// Runs a test of view models, presenters or interactors on a new session, on the main actor. The version for servers, below, has
/// an example.
///
/// - Throws: the errors of `body`.
public func withSession<Result>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: @MainActor () throws -> Result
) rethrows -> Result {
    let session = Session(environment: environment)
    defer { session.context.close() }
    return try session.runAtOnce { _ in try body() }
}

/// Runs an asynchronous test on a new session, on the main actor. The version for servers, below, has an example.
///
/// - Throws: the errors of `body`.
public func withSession<Result: Sendable>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    let session = Session(environment: environment)
    return try await session.run { context in
        defer { context.close() }
        return try await body()
    }
}
#else
/// Runs a test of view models, presenters or interactors on a new session, at once and on the calling thread.
///
/// ```swift
/// @Test func theButtonGreets() {
///     withSession {
///         let viewModel = HelloViewModel()
///         viewModel.userTriggeredSayHelloButton()
///         #expect(viewModel.helloText.value == "Hello")
///     }
/// }
/// ```
///
/// The body can call `launch { }`. The launched work runs until it must wait for the first time. After the body the session closes
/// and cancels all work that still runs.
///
/// - Parameters:
///   - environment: the environment of the session's person.
///   - body: the test.
/// - Throws: the errors of `body`.
public func withSession<Result>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: sending () throws -> Result
) rethrows -> Result {
    try Session(environment: environment).runAtOnce { context in
        defer { context.close() }
        return try body()
    }
}

/// Runs an asynchronous test of view models, presenters or interactors on a new session.
///
/// ```swift
/// @Test func theDoggiesArriveAfterTwoSeconds() async {
///     await withSession {
///         let clock = TestClock()
///         let view = DoggyViewSpy()
///         let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
///         presenter.attachView(view)
///         await clock.advance(by: .seconds(2))
///         #expect(view.doggies.count == 3)
///     }
/// }
/// ```
///
/// The body runs on the session, so it uses the session's objects without `await`. After the body the session closes, cancels all
/// work that still runs, and waits for its end.
///
/// - Parameters:
///   - environment: the environment of the session's person.
///   - body: the test.
/// - Throws: the errors of `body`.
public func withSession<Result: Sendable>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: sending nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    // Safe although unchecked: `body` was sent to this function, which passes it on once and does not use it again.
    nonisolated(unsafe) let work = body
    return try await Session(environment: environment).run { context in
        defer { context.close() }
        let result = try await work()
        return result
    }
}
#endif
