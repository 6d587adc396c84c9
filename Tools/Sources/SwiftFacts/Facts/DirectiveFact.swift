/// A comment that speaks to a tool: `// belvedere:ignore view-navigates because …`.
public struct DirectiveFact: Hashable, Sendable {
    /// What follows the mark, such as `ignore view-navigates because …`.
    public var text: String
    public var position: SourcePosition
    /// Whether code stands before the comment on its line. If not, the comment is about the next line of code.
    public var isBesideCode: Bool
    /// The line of code that the comment is about.
    public var subjectLine: Int

    public init(text: String, position: SourcePosition, isBesideCode: Bool, subjectLine: Int) {
        self.text = text
        self.position = position
        self.isBesideCode = isBesideCode
        self.subjectLine = subjectLine
    }
}
