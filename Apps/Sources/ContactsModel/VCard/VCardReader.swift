/// Reads contacts from vCard files: version 4.0 (RFC 6350), 3.0 (RFC 2426), and the common features of 2.1.
///
/// ```swift
/// let report = VCardReader().read(bytes)
/// let added = try await store.create(report.drafts)
/// for problem in report.problems { show(problem.message) }
/// ```
/// Reading never fails as a whole: a card that cannot be read becomes a ``VCardProblem`` with its line, and the valid cards are read. Time
/// and memory grow only in proportion to the file, up to the reader's ``limits``.
public struct VCardReader: Sendable {
    /// The limits of the reader.
    public var limits: VCardLimits

    /// Creates a reader, by default with the app's limits.
    public init(limits: VCardLimits = VCardLimits()) {
        self.limits = limits
    }

    /// Reads the cards in a file's bytes.
    public func read(_ bytes: [UInt8]) -> VCardReport {
        var reading = VCardReading(bytes, limits: limits)
        while reading.read(lines: Self.slice) {}
        return reading.report
    }

    /// Reads the cards in a file's bytes without blocking the actor: reads some lines, yields, and so on, because 70,000 cards take a
    /// second.
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

    /// The number of lines that are read between two yields. They take about a millisecond.
    private static let slice = 250
}
