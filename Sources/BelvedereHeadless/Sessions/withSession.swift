public import BelvedereCore

#if MAIN_ACTOR_UI
/// Runs a test of view models, presenters or interactors on a session of their own; see the other flavour.
///
/// - Throws: what `body` throws.
public func withSession<Result>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: @MainActor () throws -> Result
) rethrows -> Result {
    let session = Session(environment: environment)
    defer { session.context.close() }
    return try session.runAtOnce { _ in try body() }
}

/// Runs a test that waits on a session of its own; see the other flavour.
///
/// - Throws: what `body` throws.
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
/// Runs a test of view models, presenters or interactors on a session of their own, at once and on the calling thread.
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
/// `launch { }` works inside, up to the first point where the work has to wait. When the body has ended the session is
/// closed, and what still runs is cancelled.
///
/// - Parameters:
///   - environment: who the session is for.
///   - body: the test.
/// - Throws: what `body` throws.
public func withSession<Result>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: sending () throws -> Result
) rethrows -> Result {
    try Session(environment: environment).runAtOnce { context in
        defer { context.close() }
        return try body()
    }
}

/// Runs a test that waits on a session of its own.
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
/// The body runs on the session, so it uses the session's objects without `await`. When it has ended the session is
/// closed, and what still runs is cancelled and given the chance to end.
///
/// - Parameters:
///   - environment: who the session is for.
///   - body: the test.
/// - Throws: what `body` throws.
public func withSession<Result: Sendable>(
    environment: SessionEnvironment = SessionEnvironment(),
    _ body: sending nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    // Safe although unchecked: `body` was sent to this function, which hands it on once and uses nothing of it again.
    nonisolated(unsafe) let work = body
    return try await Session(environment: environment).run { context in
        defer { context.close() }
        let result = try await work()
        return result
    }
}
#endif
