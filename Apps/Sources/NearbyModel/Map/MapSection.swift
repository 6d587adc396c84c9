internal import NearbyPlaces
internal import Foundation

/// The part of a map that a person sees: a rectangle around a point, in a scale.
nonisolated public struct MapSection: Sendable, Hashable {
    /// The scales between which a person can zoom, in points on the screen for each metre: from a whole region to the front of a house.
    public static let scales = 0.002...6.0
    /// The size in points on the screen that is assumed until the host has told the real size.
    public static let assumedSize = 720.0

    public var center: MapPoint
    public var width: Double
    public var height: Double
    /// The number of points on the screen for each metre.
    public var scale: Double

    public init(center: MapPoint, width: Double, height: Double, scale: Double) {
        self.center = center
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Creates a square with a distance from its middle to each side, in metres.
    public init(around center: MapPoint, radius: Double) {
        let radius = max(radius, 10)
        self.init(center: center, width: radius * 2, height: radius * 2, scale: Self.assumedSize / radius / 2)
    }

    /// Returns whether another section has nearly the same middle and scale. The size may be different.
    func isLike(_ other: MapSection) -> Bool {
        center.distance(to: other.center) * scale < 2 && abs(scale / other.scale - 1) < 0.02
    }

    public var box: MapBox { MapBox(center: center, width: width, height: height) }

    /// Returns the same section in another scale.
    func zoomed(to scale: Double) -> MapSection {
        let scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
        return MapSection(center: center, width: width * self.scale / scale, height: height * self.scale / scale, scale: scale)
    }
}

/// A square that a map shows completely, in a pane of any size.
nonisolated struct MapSquare: Sendable, Hashable {
    let center: MapPoint
    /// The distance from the middle to each side, in metres.
    let radius: Double

    /// Returns the section with the whole square in a pane with the size of another section.
    func section(_ other: MapSection) -> MapSection {
        let width = other.width * other.scale, height = other.height * other.scale, scale = min(width, height) / max(radius, 10) / 2
        return MapSection(center: center, width: width / scale, height: height / scale, scale: scale)
    }
}

/// A rectangle on a map.
nonisolated public struct MapBox: Sendable, Hashable {
    public var x: ClosedRange<Double>
    public var y: ClosedRange<Double>

    init(center: MapPoint, width: Double, height: Double) {
        x = center.x - width / 2...center.x + width / 2
        y = center.y - height / 2...center.y + height / 2
    }

    /// Creates the smallest box around some points, or returns nil if there are none.
    init?(around points: [MapPoint]) {
        guard let west = points.map(\.x).min(), let east = points.map(\.x).max(), let north = points.map(\.y).min(),
            let south = points.map(\.y).max()
        else { return nil }
        x = west...east
        y = north...south
    }

    var center: MapPoint { MapPoint(x: (x.lowerBound + x.upperBound) / 2, y: (y.lowerBound + y.upperBound) / 2) }
    var width: Double { x.upperBound - x.lowerBound }
    var height: Double { y.upperBound - y.lowerBound }

    func contains(_ point: MapPoint) -> Bool { x.contains(point.x) && y.contains(point.y) }

    func contains(_ other: MapBox) -> Bool {
        x.lowerBound <= other.x.lowerBound && x.upperBound >= other.x.upperBound
            && y.lowerBound <= other.y.lowerBound && y.upperBound >= other.y.upperBound
    }

    /// Returns the box with some of its width and height added at each side.
    func widened(by share: Double) -> MapBox {
        MapBox(center: center, width: width * (1 + 2 * share), height: height * (1 + 2 * share))
    }

    /// Returns the box of coordinates.
    func coordinates(_ projection: MapProjection) -> CoordinateBox? {
        guard let first = projection.coordinate(MapPoint(x: x.lowerBound, y: y.upperBound)),
            let last = projection.coordinate(MapPoint(x: x.upperBound, y: y.lowerBound))
        else { return nil }
        return CoordinateBox(south: first.latitude, north: last.latitude, west: first.longitude, east: last.longitude)
    }
}
