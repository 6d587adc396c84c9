public import BelvedereCore

/// Something a test expected and did not find, or asked for and could not have.
nonisolated public struct Failure: Sendable, Hashable, CustomStringConvertible {
    /// What went wrong, for the person who reads the test's output; several lines where there is something to compare.
    public let message: String
    /// The line of the test.
    public let site: CallSite

    /// A failure at a line of a test.
    ///
    /// - Parameters:
    ///   - message: what went wrong.
    ///   - site: the line of the test.
    public init(message: String, site: CallSite) {
        self.message = message
        self.site = site
    }

    public var description: String { "\(site): \(message)" }
}
