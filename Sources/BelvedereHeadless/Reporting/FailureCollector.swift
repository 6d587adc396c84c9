internal import Synchronization

/// Keeps failures instead of reporting them, for runners of scenarios and for tests of the driver itself.
///
/// ```swift
/// let failures = FailureCollector()
/// withApp(.hello, reporter: failures.reporter) { app in app.tap(.button, "Bye") }
/// print(failures.failures)
/// ```
nonisolated public final class FailureCollector: Sendable {
    private let collected = Mutex<[Failure]>([])

    /// A collector without failures.
    public init() {}

    /// The failures so far, in the order in which they were found.
    ///
    /// - Complexity: O(1).
    public var failures: [Failure] { collected.withLock { $0 } }

    /// The reporter that puts failures here.
    public var reporter: FailureReporter {
        FailureReporter { [self] failure in collected.withLock { $0.append(failure) } }
    }
}
