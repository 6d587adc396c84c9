/// A comment in a source file that is addressed to the tools: `// belvedere:ignore view-navigates because …`.
public struct DirectiveFact: Hashable, Sendable {
    /// The text of the comment after `belvedere:`, such as `ignore view-navigates because …`.
    public var text: String
    public var position: SourcePosition
    /// Whether the comment is after code on the same line. If not, it is about the next line of code.
    public var isBesideCode: Bool
    /// The number of the line of code that the comment is about.
    public var subjectLine: Int

    public init(text: String, position: SourcePosition, isBesideCode: Bool, subjectLine: Int) {
        self.text = text
        self.position = position
        self.isBesideCode = isBesideCode
        self.subjectLine = subjectLine
    }
}
