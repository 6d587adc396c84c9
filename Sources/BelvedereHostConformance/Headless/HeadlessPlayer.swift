public import BelvedereHeadless

/// Performs the steps of a test on the headless host.
public final class HeadlessPlayer: StepPlayer {
    /// The error of an impossible step, or of a fault that the host found in the app's changes.
    nonisolated struct Fault: Error, CustomStringConvertible {
        let message: String
        var description: String { message }
    }

    /// The driver of the open app.
    public let driver: Driver
    private let collector: FailureCollector
    private let patience: Duration
    /// The number of failures that a step has thrown, so that the host does not report them again at the end.
    private(set) var toldFailures = 0

    init(_ driver: Driver, _ collector: FailureCollector, patience: Duration) {
        self.driver = driver
        self.collector = collector
        self.patience = patience
    }

    /// Performs one step and waits until the app is at rest.
    ///
    /// - Throws: the reason why a person could not do the step, or a fault that the host found.
    public func perform(_ step: Step) async throws {
        await driver.perform(step)
        try tellFailure()
    }

    /// Returns the lines of the transcript. No time passes on the app's clock. The player waits only for events from outside, such
    /// as a database.
    ///
    /// - Throws: a fault that the host found since the last step.
    /// - Complexity: O(*n*) in the number of views on the screen.
    public func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        try tellFailure()
        _ = await driver.wait(limit: .zero, patience: patience) { isWanted($0.printed) }
        return driver.transcript.printed
    }

    private func tellFailure() throws {
        let failures = collector.failures
        guard failures.count > toldFailures else { return }
        defer { toldFailures = failures.count }
        throw Fault(message: failures[toldFailures].message)
    }
}
