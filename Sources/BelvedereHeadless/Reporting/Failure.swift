public import BelvedereCore

/// A failed expectation, or an impossible step of a test.
nonisolated public struct Failure: Sendable, Hashable, CustomStringConvertible {
    /// The message for the reader of the test's output. The message of a comparison has several lines.
    public let message: String
    /// The line of the test.
    public let site: CallSite

    /// Creates a failure at a line of a test.
    ///
    /// - Parameters:
    ///   - message: the message for the reader of the test's output.
    ///   - site: the line of the test.
    public init(message: String, site: CallSite) {
        self.message = message
        self.site = site
    }

    public var description: String { "\(site): \(message)" }
}
