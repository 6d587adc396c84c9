@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
@_spi(Hosting) public import BelvedereHeadless

extension Driver {
    /// Records what is done with the app from now on, as the inspector's recorder does.
    ///
    /// ```swift
    /// func record(_ app: Driver) -> Recording {
    ///     let recorder = app.record()
    ///     app.tap(.button, "Say hello")
    ///     return recorder.stop()
    /// }
    /// ```
    ///
    /// A recording becomes a test by ``SwiftTest``, and a scenario by ``Recording/scenario(named:)``.
    ///
    /// - Parameter application: the path of the app.
    /// - Complexity: O(*n*) in the number of views on the screen.
    public func record(_ application: String = "") -> DriverRecorder {
        host.synchronise()
        return DriverRecorder(host, application)
    }
}

/// A recording that is under way.
public final class DriverRecorder {
    private let watch: SessionWatch
    private let host: HeadlessHost

    init(_ host: HeadlessHost, _ application: String) {
        self.host = host
        let window = host.window
        let stand = BelvedereApp("Recorded", path: application) { _ in Window(Screen()) }
        watch = SessionWatch(window, in: host.context, of: stand, viewport: host.viewport)
        // What is on the screen, from the beginning.
        _ = window.render()
        watch.adopt(host)
        watch.startRecording()
    }

    /// Ends the recording.
    ///
    /// - Complexity: O(*n*) in the number of steps that were recorded.
    public func stop() -> Recording {
        host.synchronise()
        return watch.stopRecording() ?? Recording(application: "")
    }
}
