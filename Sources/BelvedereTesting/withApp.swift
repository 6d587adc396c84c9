public import BelvedereHeadless

/// Opens an app for a test and reports failures as issues of the running test.
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
/// Call it like a function, with an app, the first address, and a `Setting`. If the body contains `await`, the call is asynchronous
/// too. After the body the app closes. Changes that the test has not mentioned, and objects that were not released with their
/// screen, are reported as issues.
nonisolated public let withApp = AppOpener(reporter: .swiftTesting)
