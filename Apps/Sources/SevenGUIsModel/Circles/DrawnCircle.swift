/// A circle on the canvas.
nonisolated public struct DrawnCircle: Sendable, Hashable, Identifiable {
    public let id: Int
    public let x: Double
    public let y: Double
    public var diameter: Double

    /// Returns the distance between the centre of the circle and a point.
    func distance(toX x: Double, y: Double) -> Double {
        ((self.x - x) * (self.x - x) + (self.y - y) * (self.y - y)).squareRoot()
    }
}
