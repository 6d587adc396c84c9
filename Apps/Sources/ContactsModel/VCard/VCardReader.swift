/// Reads contacts from vCard files: 4.0 (RFC 6350), 3.0 (RFC 2426), and what is met of 2.1.
///
/// ```swift
/// let report = VCardReader().read(bytes)
/// let added = try await store.create(report.drafts)
/// for problem in report.problems { show(problem.message) }
/// ```
/// Never fails as a whole: a broken card is a ``VCardProblem`` with its line, and the good ones are read. Takes time and
/// memory in proportion to the file, up to its ``limits``.
public struct VCardReader: Sendable {
    /// How much is read.
    public var limits: VCardLimits

    /// A reader with the app's limits, unless told otherwise.
    public init(limits: VCardLimits = VCardLimits()) {
        self.limits = limits
    }

    /// Reads a file's bytes.
    public func read(_ bytes: [UInt8]) -> VCardReport {
        var reading = VCardReading(bytes, limits: limits)
        while reading.read(lines: Self.slice) {}
        return reading.report
    }

    /// Reads a file's bytes a slice at a time and lets others run in between: 70,000 cards take a second.
    ///
    /// - Throws: `CancellationError` once the task is cancelled.
    public func readInSlices(_ bytes: [UInt8]) async throws -> VCardReport {
        var reading = VCardReading(bytes, limits: limits)
        while reading.read(lines: Self.slice) {
            try Task.checkCancellation()
            await Task.yield()
        }
        return reading.report
    }

    /// Lines that are read without a pause, in about a millisecond.
    private static let slice = 250
}
