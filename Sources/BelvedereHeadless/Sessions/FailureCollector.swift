internal import Synchronization

/// Stores the failures of tests instead of reporting them to a test framework. The conformance suite uses it for the headless host, and
/// tests of the driver itself use it.
///
/// ```swift
/// let failures = FailureCollector()
/// failures.withApp(.hello) { app in app.tap(.button, "Bye") }
/// print(failures.failures)
/// ```
nonisolated public final class FailureCollector: Sendable {
    private let collected = Mutex<[Failure]>([])

    /// Creates a collector without failures.
    public init() {}

    /// The failures so far, in the order in which they were found.
    ///
    /// - Complexity: O(1).
    public var failures: [Failure] { collected.withLock { $0 } }

    /// Opens apps and stores their failures in this collector.
    public var withApp: AppOpener { AppOpener(reporter: reporter) }

    /// The reporter that stores failures in this collector.
    public var reporter: FailureReporter {
        FailureReporter { [self] failure in collected.withLock { $0.append(failure) } }
    }
}
