/// An error in a Liquid template, found while reading or rendering it, with its line.
public struct LiquidError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence about the error.
    public let text: String
    /// The number of the line in the template. The first line is 1.
    public let line: Int

    public var description: String { "line \(line): \(text)" }
}
