@_spi(Hosting) public import Belvedere

#if MAIN_ACTOR_UI
/// Opens an app for a test; see the other flavour.
///
/// - Throws: what `body` throws.
public func withApp<Result>(
    _ application: BelvedereApp,
    at path: String = "",
    _ setting: Setting = Setting(),
    reporter: FailureReporter,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ body: @MainActor (Driver) throws -> Result
) rethrows -> Result {
    let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
    return try Session(environment: setting.environment).runAtOnce { context in
        defer { opening.reportLeaks(in: context) }
        return try opening.runAtOnce(in: context, body)
    }
}

/// Opens an app for a test that waits; see the other flavour.
///
/// - Throws: what `body` throws.
public func withApp<Result: Sendable>(
    _ application: BelvedereApp,
    at path: String = "",
    _ setting: Setting = Setting(),
    reporter: FailureReporter,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ body: @MainActor (Driver) async throws -> Result
) async rethrows -> Result {
    let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
    return try await Session(environment: setting.environment).run { context in
        defer { opening.reportLeaks(in: context) }
        return try await opening.run(in: context, body)
    }
}
#else
/// Opens an app for a test and hands it to `body`, at once and on the calling thread.
///
/// ```swift
/// @Test func theButtonGreets() {
///     withApp(.hello) { app in
///         app.tap(.button, "Say hello")
///         app.expect("""
///             screen "Hello"
///               label "Hello"
///               button "Say hello"
///             """)
///     }
/// }
/// ```
///
/// For tests in which nothing has to be waited for; a body with `await` in it takes the other form. Afterwards the app
/// is closed, and what the test left unsaid, or an object that outlived its screen, is reported.
///
/// - Parameters:
///   - application: the app.
///   - path: where in the app to begin.
///   - setting: language, clock, viewport, device.
///   - reporter: where failures go.
///   - fileID: the place of the test, in which failures are shown; leave it out.
///   - filePath: the same, as a path.
///   - line: the same, the line.
///   - body: what the person does and expects.
/// - Throws: what `body` throws.
public func withApp<Result>(
    _ application: BelvedereApp,
    at path: String = "",
    _ setting: Setting = Setting(),
    reporter: FailureReporter,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ body: sending (Driver) throws -> Result
) rethrows -> Result {
    let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
    return try Session(environment: setting.environment).runAtOnce { context in
        defer { opening.reportLeaks(in: context) }
        return try opening.runAtOnce(in: context, body)
    }
}

/// Opens an app for a test that waits and hands it to `body`.
///
/// ```swift
/// @Test func theDoggiesArrive() async {
///     await withApp(.doggies) { app in
///         await app.wait(for: .seconds(2))
///         app.expect(.row, "Alfred Labrador, 1", ignoringOthers: true)
///     }
/// }
/// ```
///
/// The body runs on the app's session: steps that take no time need no `await`, and objects of the session can be used
/// directly.
///
/// - Throws: what `body` throws.
public func withApp<Result: Sendable>(
    _ application: BelvedereApp,
    at path: String = "",
    _ setting: Setting = Setting(),
    reporter: FailureReporter,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ body: sending nonisolated(nonsending) (Driver) async throws -> Result
) async rethrows -> Result {
    let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
    // Safe although unchecked: `body` was sent to this function, which hands it on once and uses nothing of it again.
    nonisolated(unsafe) let work = body
    return try await Session(environment: setting.environment).run { context in
        defer { opening.reportLeaks(in: context) }
        return try await opening.run(in: context, work)
    }
}
#endif
