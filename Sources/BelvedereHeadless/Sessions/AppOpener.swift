@_spi(Hosting) public import Belvedere

/// Opens apps for tests and reports their failures. Call it like a function.
///
/// `BelvedereTesting` has an opener that reports to Swift Testing: `withApp`. To report elsewhere, make your own opener once:
///
/// ```swift
/// let withApp = AppOpener(reporter: FailureReporter { failure in print(failure) })
/// ```
nonisolated public struct AppOpener: Sendable {
    /// The reporter that passes failures to a test framework.
    public let reporter: FailureReporter

    /// Creates an opener of apps.
    ///
    /// - Parameter reporter: the reporter that passes failures to a test framework.
    public init(reporter: FailureReporter) {
        self.reporter = reporter
    }

    /// Opens an app for a test and passes it to `body`, at once and on the calling thread.
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
    /// This method is for a body without `await`; for a body with `await`, the compiler chooses the asynchronous method. After the
    /// body the opener closes the app. It reports changes that the test did not mention, and objects that were not released with
    /// their screen.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - path: the first address in the app.
    ///   - setting: the circumstances of the test, such as language, clock, viewport and device.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    ///   - body: the steps and the expectations.
    /// - Throws: the errors of `body`.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public func callAsFunction<Result>(
        _ application: BelvedereApp,
        at path: String = "",
        _ setting: Setting = Setting(),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        _ body: sending AppBody<Result>
    ) rethrows -> Result {
        let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
        return try Session(environment: setting.environment).runAtOnce { context in
            defer { opening.reportLeaks(in: context) }
            return try opening.runAtOnce(in: context, body)
        }
    }

    /// Opens an app for a test and passes it to an asynchronous `body`.
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
    /// The body runs on the app's session. Only steps that wait need `await`, and the body can use objects of the session directly.
    ///
    /// - Throws: the errors of `body`.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public func callAsFunction<Result: Sendable>(
        _ application: BelvedereApp,
        at path: String = "",
        _ setting: Setting = Setting(),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        _ body: sending WaitingAppBody<Result>
    ) async rethrows -> Result {
        let opening = Opening(application, path, setting, reporter, CallSite(fileID: fileID, filePath: filePath, line: line))
        #if !MAIN_ACTOR_UI
        // Safe although unchecked: `body` was sent to this function, which passes it on once and does not use it again.
        nonisolated(unsafe) let body = body
        #endif
        return try await Session(environment: setting.environment).run { context in
            defer { opening.reportLeaks(in: context) }
            return try await opening.run(in: context, body)
        }
    }
}
