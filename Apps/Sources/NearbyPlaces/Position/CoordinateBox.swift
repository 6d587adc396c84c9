import Foundation

/// Everything between two latitudes and two longitudes. Where `west` lies east of `east`, the box goes over the line at
/// 180 degrees.
public struct CoordinateBox: Sendable, Hashable {
    public let south: Double
    public let north: Double
    public let west: Double
    public let east: Double

    /// The smallest box that holds all points within `radius` metres of `center`.
    public init(around center: Coordinate, radius: Double) {
        // A trifle more than the radius, so that rounding leaves out no point on the edge.
        let degrees = radius / 111_194.9 * 1.000_1
        south = max(center.latitude - degrees, -90)
        north = min(center.latitude + degrees, 90)
        let angle = min(degrees, 180) * .pi / 180
        let ratio = sin(angle) / cos(center.latitude * .pi / 180)
        guard south > -90, north < 90, degrees < 90, ratio < 1 else {
            // A pole lies within: every longitude does.
            west = -180
            east = 180
            return
        }
        let breadth = asin(ratio) * 180 / .pi
        let west = center.longitude - breadth, east = center.longitude + breadth
        self.west = west < -180 ? west + 360 : west
        self.east = east > 180 ? east - 360 : east
    }

    /// The box between these sides.
    public init(south: Double, north: Double, west: Double, east: Double) {
        self.south = south
        self.north = north
        self.west = west
        self.east = east
    }

    /// Whether the two have any point in common.
    public func intersects(_ other: CoordinateBox) -> Bool {
        south <= other.north && other.south <= north
            && longitudes.contains { own in other.longitudes.contains { own.overlaps($0) } }
    }

    /// The ranges of longitude, two of them when the box goes over the line at 180 degrees.
    var longitudes: [ClosedRange<Double>] {
        west <= east ? [west...east] : [west...180, -180...east]
    }

    public func contains(_ coordinate: Coordinate) -> Bool {
        (south...north).contains(coordinate.latitude) && longitudes.contains { $0.contains(coordinate.longitude) }
    }
}
