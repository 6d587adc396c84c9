/// A section of a list with its own heading.
nonisolated public struct SectionHeading: Sendable, Hashable {
    /// The text of the heading.
    public var title: String
    /// The number of rows in the section.
    public var count: Int

    /// A heading for a number of rows.
    ///
    /// - Parameters:
    ///   - title: the text of the heading.
    ///   - count: the number of rows below it.
    public init(title: String, count: Int) {
        self.title = title
        self.count = count
    }
}
