public import Belvedere
public import BelvedereHeadless

/// The headless host in the form that the conformance suite and acceptance tests need. It is also an example for authors of a host.
public struct HeadlessConformingHost: ConformingHost {
    private let patience: Duration
    /// Closures that make the host faulty on purpose, for tests of the suite; `nil` for a correct host.
    private let tampering: Tampering?

    /// Creates the headless host.
    ///
    /// - Parameter patience: the longest real time without any change while the app waits for something outside. The apps of the
    ///   suite wait for nothing outside.
    public init(patience: Duration = .zero) {
        self.init(patience: patience, tampering: nil)
    }

    package init(patience: Duration = .zero, tampering: Tampering?) {
        self.patience = patience
        self.tampering = tampering
    }

    public func open<Result: Sendable>(
        _ application: BelvedereApp,
        at path: String,
        _ setting: Setting,
        _ body: sending ConformanceBody<HeadlessPlayer, Result>
    ) async throws -> Result {
        #if !MAIN_ACTOR_UI
        // Safe although unchecked: `body` was sent to this function, which passes it on once and does not use it again.
        nonisolated(unsafe) let body = body
        #endif
        let collector = FailureCollector()
        var setting = setting
        // The suite compares the whole screen after the steps, so the driver need not check that each change is expected.
        setting.isExhaustive = false
        setting.tampering = tampering
        let (result, toldFailures) = try await collector.withApp(application, at: path, setting) { [patience] driver in
            await driver.settle()
            let player = HeadlessPlayer(driver, collector, patience: patience)
            let result = try await body(player)
            return (result, player.toldFailures)
        }
        // Some failures are found only at the end, such as objects that were not released with their screens.
        if let failure = collector.failures.dropFirst(toldFailures).first { throw HeadlessPlayer.Fault(message: failure.message) }
        return result
    }
}
