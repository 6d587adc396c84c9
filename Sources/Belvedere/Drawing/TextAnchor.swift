/// The point of a ``TextShape`` that lies at its place.
///
/// ```swift
/// let price = TextShape("120", at: DrawingPoint(40, 50), anchor: TextAnchor(.right, .middle))      // ends at 40, centred on 50
/// ```
///
/// A drawing is not mirrored for languages that are written from right to left, so `left` is the left end of the text in every language.
nonisolated public struct TextAnchor: Sendable, Hashable {
    /// A point along the width of a text.
    nonisolated public enum Across: Sendable, Hashable {
        /// The left end of the text.
        case left
        /// The middle of its width.
        case middle
        /// The right end of the text.
        case right
    }

    /// A point along the height of a text.
    nonisolated public enum Down: Sendable, Hashable {
        /// The top of its letters.
        case top
        /// The middle of its letters.
        case middle
        /// The line on which the letters stand.
        case baseline
        /// The lowest point of its letters.
        case bottom
    }

    /// The point along the width.
    public let across: Across
    /// The point along the height.
    public let down: Down

    /// Creates an anchor.
    ///
    /// - Parameters:
    ///   - across: the point along the width.
    ///   - down: the point along the height.
    public init(_ across: Across, _ down: Down = .baseline) {
        self.across = across
        self.down = down
    }
}
