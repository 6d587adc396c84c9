public import NearbyPlaces
internal import Foundation

/// The part of the world that a map shows: a square with north at the top.
nonisolated public struct MapSection: Sendable, Hashable {
    /// The width and height of a map, in units.
    public static let size = 1000.0
    /// The radii between which the person can zoom, in metres, the smallest first.
    public static let radii: [Double] = [100, 200, 300, 500, 1000, 2000, 5000]

    public var center: Coordinate
    /// The distance from the middle to each side, in metres.
    public var radius: Double

    public init(center: Coordinate, radius: Double) {
        self.center = center
        self.radius = max(radius, 1)
    }

    /// Returns the smallest radius for which the map shows all of these points. If none is large enough, returns the largest radius.
    static func radius(around center: Coordinate, showing points: [Coordinate]) -> Double {
        let farthest = points.map { center.distance(to: $0) }.max() ?? 0
        return radii.first { $0 >= farthest * 1.05 } ?? radii[radii.count - 1]
    }

    private var metresPerDegree: (north: Double, east: Double) {
        (111_194.9, max(111_194.9 * cos(center.latitude * .pi / 180), 1))
    }

    /// Returns the position of a coordinate on the map. The point may be outside of the map.
    func point(_ coordinate: Coordinate) -> MapPoint {
        var east = coordinate.longitude - center.longitude
        // The two longitudes are on both sides of the 180th meridian: measure the distance across it.
        if east > 180 { east -= 360 }
        if east < -180 { east += 360 }
        let units = Self.size / 2 / radius
        return MapPoint(
            x: Self.size / 2 + east * metresPerDegree.east * units,
            y: Self.size / 2 - (coordinate.latitude - center.latitude) * metresPerDegree.north * units
        )
    }

    /// Returns the section moved by some units to the east and to the south, or nil if it is beyond a pole.
    func moved(x: Double, y: Double) -> MapSection? {
        let metres = radius / (Self.size / 2)
        var longitude = center.longitude + x * metres / metresPerDegree.east
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return Coordinate(latitude: center.latitude - y * metres / metresPerDegree.north, longitude: longitude)
            .map { MapSection(center: $0, radius: radius) }
    }

    /// The box of coordinates that contains the whole map, including its corners.
    var box: CoordinateBox { CoordinateBox(around: center, radius: radius * 1.42) }
}
