@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
@_spi(Hosting) public import BelvedereHeadless

extension Driver {
    /// Starts a recording of the steps that come after this call, like the recorder of the inspector.
    ///
    /// ```swift
    /// func record(_ app: Driver) -> Recording {
    ///     let recorder = app.record()
    ///     app.tap(.button, "Say hello")
    ///     return recorder.stop()
    /// }
    /// ```
    ///
    /// ``SwiftTest`` makes a test from the recording, and any host can play its ``Recording/steps``.
    ///
    /// - Parameter application: The path of the app.
    /// - Complexity: O(*n*) in the number of views on the screen.
    public func record(_ application: String = "") -> DriverRecorder {
        host.synchronise()
        return DriverRecorder(host, application)
    }
}

/// A running recording.
public final class DriverRecorder {
    private let watch: SessionWatch
    private let host: HeadlessHost

    init(_ host: HeadlessHost, _ application: String) {
        self.host = host
        let window = host.window
        let stand = BelvedereApp("Recorded", path: application) { _ in Window(Screen()) }
        watch = SessionWatch(window, in: host.context, of: stand, viewport: host.viewport)
        // Render the window, so that the watch receives the present content of the screen.
        _ = window.render()
        watch.adopt(host)
        watch.startRecording()
    }

    /// Ends the recording.
    ///
    /// - Complexity: O(*n*) in the number of recorded steps.
    public func stop() -> Recording {
        host.synchronise()
        return watch.stopRecording() ?? Recording(application: "")
    }
}
