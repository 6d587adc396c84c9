public import Belvedere
public import BelvedereHeadless
import BelvedereTesting
public import Testing

/// Opens an app on a host and hands over somebody who uses it.
///
/// On the headless host the body runs on the app's session. In the browser the app is served from within the test, so
/// what the test does to its stores and services reaches the page, and each call is a browser of its own that knows
/// nothing of the others.
///
/// - Parameters:
///   - path: where in the app to begin.
///   - setting: language, time zone and viewport; a browser has a clock and a device of its own.
public func withPerson(
    using application: BelvedereApp,
    on host: StageHost,
    at path: String = "",
    _ setting: Setting = Setting(),
    _ location: Testing.SourceLocation = #_sourceLocation,
    _ body: sending nonisolated(nonsending) (Person) async throws -> Void
) async throws {
    // Safe although unchecked: `body` was sent to this function, which hands it on once and uses nothing of it again.
    nonisolated(unsafe) let body = body
    switch host {
    case .headless:
        var setting = setting
        // Expectations speak of what they are about; where it matters one compares the whole screen.
        setting.isExhaustive = false
        try await withApp(
            application, at: path, setting, fileID: location.fileID, filePath: location.filePath, line: location.line
        ) { driver in
            await driver.settle()
            try await body(Person(HeadlessStage(driver)))
        }
    case .browser:
        #if BROWSER_HOST
        try await withBrowser(on: application, at: path, setting, location, body)
        #else
        Issue.record("The browser host was left out of this build.", sourceLocation: location)
        #endif
    }
}
