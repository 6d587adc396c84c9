import Foundation

/// Runs some tests of a package with SwiftPM.
struct TestRun {
    let package: ServedPackage
    /// The folder of the build; nil for `.build` in the package.
    var scratchFolder: String?
    /// The pattern for `swift test --filter`.
    let filter: String

    /// Builds the tests and runs those that match.
    ///
    /// - Parameters:
    ///   - isCancelled: Called many times per second; it may wait for some milliseconds. The run ends if it returns true.
    ///   - onStep: Called with each step of the build.
    /// - Returns: The result; nil if the run was cancelled.
    /// - Throws: `DevelopmentError` if SwiftPM cannot be started.
    func run(isCancelled: () -> Bool, onStep: (String) -> Void) throws -> TestResult? {
        var command = ["swift", "test", "--package-path", package.root, "--filter", filter]
        if let scratchFolder { command += ["--scratch-path", scratchFolder] }
        let start = ContinuousClock.now
        guard let run = try BuildRun.run(command, in: package.root, isCancelled: isCancelled, onStep: onStep) else { return nil }
        return TestResult(run, filter: filter, seconds: start.duration(to: .now) / .seconds(1))
    }
}
