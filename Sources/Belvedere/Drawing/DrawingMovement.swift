/// A movement of a ``Drawing`` by a person: the area that is visible now, and the scale in which it is shown.
nonisolated public struct DrawingMovement: Sendable, Hashable {
    /// The visible area.
    public let area: DrawingArea
    /// The number of points on the screen for each unit of the drawing.
    public let scale: Double
}

nonisolated extension DrawingArea {
    /// The point in the middle of the area.
    public var center: DrawingPoint { DrawingPoint(x + width / 2, y + height / 2) }
}
