/// A place in an author's code.
nonisolated public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives them.
    public let file: String
    public let line: Int

    public init(file: String = #fileID, line: Int = #line) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}
