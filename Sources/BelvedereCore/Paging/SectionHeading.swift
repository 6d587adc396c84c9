/// A part of a list under a heading of its own.
nonisolated public struct SectionHeading: Sendable, Hashable {
    public var title: String
    /// The number of its rows.
    public var count: Int

    public init(title: String, count: Int) {
        self.title = title
        self.count = count
    }
}
