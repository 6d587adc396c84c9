public import Belvedere
public import BelvedereHeadless
public import Testing

/// The headless host, by its driver.
public final class HeadlessStage: Stage {
    private let driver: Driver
    private var filesTaken = 0

    /// The stage of an app that was opened by `withApp`.
    public init(_ driver: Driver) {
        self.driver = driver
    }

    public func perform(_ step: ScenarioStep, at location: Testing.SourceLocation) async {
        await driver.perform(step, fileID: location.fileID, filePath: location.filePath, line: location.line)
    }

    public func lines(until isDone: ([String]) -> Bool, at location: Testing.SourceLocation) async -> [String]? {
        if driver.isStopped { return nil }
        // No time passes for the person; only what comes from outside, such as a database, is waited for.
        _ = await driver.wait(limit: .zero) { isDone($0.printed) }
        return driver.transcript.printed
    }

    public func provide(_ file: ReceivedFile, to name: String?, at location: Testing.SourceLocation) async {
        let (fileID, path, line) = (location.fileID, location.filePath, location.line)
        driver.provide(file, to: name, fileID: fileID, filePath: path, line: line)
        await driver.settle(fileID: fileID, filePath: path, line: line)
    }

    public func receivedFile(at location: Testing.SourceLocation) async -> SavedFile? {
        if driver.isStopped { return nil }
        let host = driver.host
        _ = await driver.wait(limit: .zero) { _ in host.savedFiles.count > filesTaken }
        guard host.savedFiles.count > filesTaken else {
            Issue.record("No file came.", sourceLocation: location)
            return nil
        }
        filesTaken += 1
        return host.savedFiles[filesTaken - 1]
    }

    public func traffic(at location: Testing.SourceLocation) async -> Traffic? { nil }

    public func address(at location: Testing.SourceLocation) async -> String { driver.host.window.path }
}
