/// The width of the window and the visible part of its lists, counted in rows. So a test does not depend on the height of a row.
nonisolated public struct Viewport: Sendable, Hashable, Codable {
    /// The rows of a `List` that are visible at once.
    public var rows: Int
    /// The items of a `CollectionRow` that are visible at once.
    public var columns: Int
    /// Whether lists and details are side by side.
    public var width: WindowWidth

    /// Creates a viewport.
    ///
    /// - Parameters:
    ///   - rows: at least 1; less counts as 1.
    ///   - columns: at least 1; less counts as 1.
    ///   - width: whether lists and details are side by side.
    public init(rows: Int = 10, columns: Int = 4, width: WindowWidth = .narrow) {
        self.width = width
        self.rows = max(1, rows)
        self.columns = max(1, columns)
    }

    /// Decodes a viewport. If the data contains no width, the window is narrow.
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
