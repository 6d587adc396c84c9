public import NearbyPlaces
internal import Foundation

/// The part of the world that a map shows: a square with north at its top.
nonisolated public struct MapFrame: Sendable, Hashable {
    /// How many units a map is wide and high.
    public static let size = 1000.0
    /// How far a map reaches from its middle, in metres; the nearest first.
    public static let radii: [Double] = [100, 200, 300, 500, 1000, 2000, 5000]

    public var center: Coordinate
    /// From the middle to each side, in metres.
    public var radius: Double

    public init(center: Coordinate, radius: Double) {
        self.center = center
        self.radius = max(radius, 1)
    }

    /// The smallest of the radii that shows all of these points, or the largest.
    static func radius(around center: Coordinate, showing points: [Coordinate]) -> Double {
        let farthest = points.map { center.distance(to: $0) }.max() ?? 0
        return radii.first { $0 >= farthest * 1.05 } ?? radii[radii.count - 1]
    }

    private var metresPerDegree: (north: Double, east: Double) {
        (111_194.9, max(111_194.9 * cos(center.latitude * .pi / 180), 1))
    }

    /// Where a place stands on the map, be it beyond its sides.
    func point(_ coordinate: Coordinate) -> MapPoint {
        var east = coordinate.longitude - center.longitude
        // Over the line at 180 degrees the short way counts.
        if east > 180 { east -= 360 }
        if east < -180 { east += 360 }
        let units = Self.size / 2 / radius
        return MapPoint(
            x: Self.size / 2 + east * metresPerDegree.east * units,
            y: Self.size / 2 - (coordinate.latitude - center.latitude) * metresPerDegree.north * units
        )
    }

    /// The frame after it was moved by so many units to the east and to the south; nil beyond the globe.
    func moved(x: Double, y: Double) -> MapFrame? {
        let metres = radius / (Self.size / 2)
        var longitude = center.longitude + x * metres / metresPerDegree.east
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return Coordinate(latitude: center.latitude - y * metres / metresPerDegree.north, longitude: longitude)
            .map { MapFrame(center: $0, radius: radius) }
    }

    /// Everything that it shows.
    var box: CoordinateBox { CoordinateBox(around: center, radius: radius * 1.42) }
}
