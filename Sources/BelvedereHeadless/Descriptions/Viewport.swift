/// How wide the window is, and how much of its lists a person sees at once, counted in rows, so that a test says the same whatever a row is high.
nonisolated public struct Viewport: Sendable, Hashable, Codable {
    /// The rows of a `List` that are visible at once.
    public var rows: Int
    /// The items of a `CollectionRow` that are visible at once.
    public var columns: Int
    /// Whether lists and details stand side by side.
    public var width: WindowWidth

    /// A window of a size.
    ///
    /// - Parameters:
    ///   - rows: at least 1; less counts as 1.
    ///   - columns: at least 1; less counts as 1.
    ///   - width: whether lists and details stand side by side.
    public init(rows: Int = 10, columns: Int = 4, width: WindowWidth = .narrow) {
        self.width = width
        self.rows = max(1, rows)
        self.columns = max(1, columns)
    }

    /// Reads a viewport. Without a width it is narrow.
    ///
    /// - Throws: `DecodingError` if a number is missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rows: try container.decode(Int.self, forKey: .rows),
            columns: try container.decode(Int.self, forKey: .columns),
            width: try container.decodeIfPresent(WindowWidth.self, forKey: .width) ?? .narrow
        )
    }
}
