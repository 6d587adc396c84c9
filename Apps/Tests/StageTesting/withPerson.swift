public import Belvedere
public import BelvedereHeadless
public import BelvedereHostConformance

/// Opens an app on a host and passes a person who uses it to the body.
///
/// On the headless host the body runs on the app's session. In the browser the test itself serves the app, so changes to its stores and
/// services reach the page. Each call is a separate browser that shares nothing with others.
///
/// - Parameters:
///   - path: The first path in the app.
///   - setting: The language, time zone, viewport, clock and device.
public func withPerson(
    using application: BelvedereApp,
    on host: StageHost,
    at path: String = "",
    _ setting: Setting = Setting(),
    _ body: sending ConformanceBody<Person, Void>
) async throws {
    try await host.open(application, at: path, setting, body)
}
