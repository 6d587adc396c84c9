import Foundation

/// The area between two latitudes and two longitudes. If `west` is greater than `east`, the box crosses the 180th meridian.
public struct CoordinateBox: Sendable, Hashable {
    public let south: Double
    public let north: Double
    public let west: Double
    public let east: Double

    /// Creates the smallest box that contains all points within `radius` metres of `center`.
    public init(around center: Coordinate, radius: Double) {
        // Add a little to the radius, so that rounding does not exclude a point on the edge.
        let degrees = radius / 111_194.9 * 1.000_1
        south = max(center.latitude - degrees, -90)
        north = min(center.latitude + degrees, 90)
        let angle = min(degrees, 180) * .pi / 180
        let ratio = sin(angle) / cos(center.latitude * .pi / 180)
        guard south > -90, north < 90, degrees < 90, ratio < 1 else {
            // The box contains a pole, and every longitude meets there.
            west = -180
            east = 180
            return
        }
        let breadth = asin(ratio) * 180 / .pi
        let west = center.longitude - breadth, east = center.longitude + breadth
        self.west = west < -180 ? west + 360 : west
        self.east = east > 180 ? east - 360 : east
    }

    /// Creates the box between two latitudes and two longitudes.
    public init(south: Double, north: Double, west: Double, east: Double) {
        self.south = south
        self.north = north
        self.west = west
        self.east = east
    }

    /// Returns whether the two boxes have any point in common.
    public func intersects(_ other: CoordinateBox) -> Bool {
        south <= other.north && other.south <= north
            && longitudes.contains { own in other.longitudes.contains { own.overlaps($0) } }
    }

    /// The ranges of longitude in the box: two if it crosses the 180th meridian, otherwise one.
    var longitudes: [ClosedRange<Double>] {
        west <= east ? [west...east] : [west...180, -180...east]
    }

    public func contains(_ coordinate: Coordinate) -> Bool {
        (south...north).contains(coordinate.latitude) && longitudes.contains { $0.contains(coordinate.longitude) }
    }
}
