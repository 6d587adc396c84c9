internal import BelvedereHeadless

/// Somebody in front of the headless host.
final class HeadlessPerson: ConformingPerson {
    /// A step that could not be done, or something that the host found wrong.
    nonisolated struct Fault: Error, CustomStringConvertible {
        let message: String
        var description: String { message }
    }

    private let driver: Driver
    private let collector: FailureCollector

    init(_ driver: Driver, _ collector: FailureCollector) {
        self.driver = driver
        self.collector = collector
    }

    func perform(_ step: ScenarioStep) async throws {
        await driver.perform(step)
        if let failure = collector.failures.first { throw Fault(message: failure.message) }
    }

    func transcript(wanted: [String]) async throws -> [String] {
        driver.transcript.printed
    }
}
