/// Passes the failures of a test to a test framework. No other type of the headless host depends on the framework.
///
/// `BelvedereTesting` has the reporter for Swift Testing and uses it by default. Code for another test framework imports
/// `BelvedereHeadless`, which contains no framework, and creates its own reporter:
///
/// ```swift
/// let withApp = AppOpener(reporter: FailureReporter { failure in
///     XCTFail(failure.description)
/// })
/// ```
nonisolated public struct FailureReporter: Sendable {
    /// A closure that is called with each failure. It should record the failure and return.
    public let record: @Sendable (Failure) -> Void

    /// Creates a reporter that passes each failure to a closure, on the thread that found the failure.
    public init(_ record: @escaping @Sendable (Failure) -> Void) {
        self.record = record
    }
}
