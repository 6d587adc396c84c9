/// A part of a list under a heading of its own.
nonisolated public struct SectionHeading: Sendable, Hashable {
    /// What the heading says.
    public var title: String
    /// The number of its rows.
    public var count: Int

    /// A heading over some rows.
    ///
    /// - Parameters:
    ///   - title: what the heading says.
    ///   - count: the number of rows below it.
    public init(title: String, count: Int) {
        self.title = title
        self.count = count
    }
}
