/// A place in a ``Drawing``: from its left and from its top.
nonisolated public struct DrawingPoint: Sendable, Hashable, Codable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// A point of a drawing.
    ///
    /// - Parameters:
    ///   - x: the distance from the left edge.
    ///   - y: the distance from the top edge.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// How far another point is.
    public func distance(to other: DrawingPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    /// How far the nearest point of a straight line is.
    func distance(toLineFrom start: DrawingPoint, to end: DrawingPoint) -> Double {
        let length = (end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)
        if length == 0 { return distance(to: start) }
        let part = ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / length
        let along = min(1, max(0, part))
        return distance(to: DrawingPoint(start.x + along * (end.x - start.x), start.y + along * (end.y - start.y)))
    }
}
