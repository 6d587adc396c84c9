/// Why a Liquid template cannot be read or rendered, with the line.
public struct LiquidError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in a sentence.
    public let text: String
    /// The line in the template, from 1.
    public let line: Int

    public var description: String { "line \(line): \(text)" }
}
