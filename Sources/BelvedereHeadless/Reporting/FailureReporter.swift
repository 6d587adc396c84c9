/// Where failures go: the one thing that ties the headless host to a test framework.
///
/// `BelvedereTesting` brings the reporter for Swift Testing and uses it by default. Everything else imports
/// `BelvedereHeadless`, which knows no test framework, and says where failures go:
///
/// ```swift
/// let reporter = FailureReporter { failure in
///     XCTFail(failure.description)
/// }
/// ```
nonisolated public struct FailureReporter: Sendable {
    /// Takes a failure when it is found. The step that failed does nothing more.
    public let record: @Sendable (Failure) -> Void

    /// A reporter that hands each failure to a closure, on the thread that found it.
    public init(_ record: @escaping @Sendable (Failure) -> Void) {
        self.record = record
    }
}
