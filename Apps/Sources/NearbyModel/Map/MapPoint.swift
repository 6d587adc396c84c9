internal import Foundation

/// A point on a map: metres to the east and to the south of the map's anchor (see ``MapProjection``).
nonisolated public struct MapPoint: Sendable, Hashable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point rounded to a tenth of a metre. The person cannot see the difference, and the page receives less data.
    var rounded: MapPoint { MapPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }

    func distance(to other: MapPoint) -> Double { hypot(x - other.x, y - other.y) }
}
