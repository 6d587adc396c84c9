/// How much of its lists a person sees at once, counted in rows, so that a test says the same whatever a row is high.
nonisolated public struct Viewport: Sendable, Hashable, Codable {
    /// The rows of a ``List`` that are visible at once.
    public var rows: Int
    /// The items of a ``CollectionRow`` that are visible at once.
    public var columns: Int

    /// - Parameters:
    ///   - rows: at least 1; less counts as 1.
    ///   - columns: at least 1; less counts as 1.
    public init(rows: Int = 10, columns: Int = 4) {
        self.rows = max(1, rows)
        self.columns = max(1, columns)
    }
}
