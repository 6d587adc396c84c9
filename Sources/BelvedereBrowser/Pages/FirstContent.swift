@_spi(Hosting) internal import Belvedere

/// Waits for what a window shows first.
enum FirstContent {
    /// How often is looked whether it is there. What loads says when it begins and not when all of a window is there.
    private static let interval = Duration.milliseconds(2)

    /// Starts the work of a window, and waits until nothing on its topmost screen is loading, or until the time is up.
    ///
    /// Called on the session of the window. The time is that of the machine, because a request does not wait longer where the
    /// clock of the apps stands still.
    static func load(_ window: Window, within limit: Duration) async {
        let end = ContinuousClock.now.advanced(by: limit)
        window.start()
        // Work that has started and waits for nothing runs first.
        await Task.yield()
        while window.isLoading, ContinuousClock.now < end {
            guard (try? await Task.sleep(for: interval)) != nil else { return }
        }
    }
}
