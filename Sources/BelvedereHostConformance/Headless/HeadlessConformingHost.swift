public import Belvedere
public import BelvedereHeadless

/// The headless host, for the conformance suite. It is also the example of how a host takes part.
public struct HeadlessConformingHost: ConformingHost {
    /// What it does wrong on purpose.
    private let tampering: Tampering?

    /// The headless host as it is.
    public init() {
        self.init(tampering: nil)
    }

    package init(tampering: Tampering?) {
        self.tampering = tampering
    }

    public func open<Result: Sendable>(
        _ application: BelvedereApp,
        for scenario: Scenario,
        _ body: sending ConformanceBody<Result>
    ) async throws -> Result {
        #if !MAIN_ACTOR_UI
        // Safe although unchecked: `body` was sent to this function, which hands it on once and uses nothing of it again.
        nonisolated(unsafe) let body = body
        #endif
        let collector = FailureCollector()
        var setting = Setting(
            locale: scenario.locale, timeZone: scenario.timeZone, viewport: scenario.viewport, device: scenario.deviceScript,
            isExhaustive: false
        )
        setting.tampering = tampering
        let result = try await withApp(application, at: scenario.path, setting, reporter: collector.reporter) { driver in
            await driver.settle()
            return try await body(HeadlessPerson(driver, collector))
        }
        // Among what is found at the end are objects that outlived their screens.
        if let failure = collector.failures.first { throw HeadlessPerson.Fault(message: failure.message) }
        return result
    }
}
