/// A rectangular area of a ``Drawing``, in units of the drawing.
///
/// ```swift
/// let harbour = DrawingArea(x: 200, y: 50, width: 80, height: 60)
/// ```
nonisolated public struct DrawingArea: Sendable, Hashable, Codable {
    /// The distance of the left side from the left side of the drawing. It can be negative.
    public var x: Double
    /// The distance of the top from the top of the drawing. It can be negative.
    public var y: Double
    /// The width of the area.
    public var width: Double
    /// The height of the area.
    public var height: Double

    /// Creates an area from its top left corner and its size.
    ///
    /// - Parameters:
    ///   - x: the distance of the left side from the left side of the drawing.
    ///   - y: the distance of the top from the top of the drawing.
    ///   - width: the width of the area.
    ///   - height: the height of the area.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether the area can be shown: it has a size, and no number is too large to draw.
    var isDrawable: Bool {
        let limit = 1e9
        return width > 0 && height > 0 && width < limit && height < limit && abs(x) < limit && abs(y) < limit
    }
}
