/// A point on a map. `x` is its distance from the west side, `y` from the north side; the map is ``MapSection/size`` wide and high.
nonisolated public struct MapPoint: Sendable, Hashable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether the point is on the map.
    var isInside: Bool { (0...MapSection.size).contains(x) && (0...MapSection.size).contains(y) }

    /// The point rounded to a tenth of a unit. The person cannot see the difference, and the page receives less data.
    var rounded: MapPoint { MapPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}
