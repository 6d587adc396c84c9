internal import NearbyPlaces
internal import Foundation

/// Converts coordinates into points of a flat map with north at the top, and back. It is the Mercator projection of all maps on the web, so
/// angles and the shapes of houses are right. A unit is a metre at the anchor.
nonisolated struct MapProjection: Sendable, Hashable {
    /// The coordinate of the point `0, 0`. The points of a map have small numbers, because the anchor is near.
    let anchor: Coordinate

    private static let radius = 6_371_008.8
    /// Mercator's map has no poles, so maps on the web end at this latitude.
    private static let lastLatitude = 85.0

    private var scale: Double { Self.radius * max(cos(anchor.latitude * .pi / 180), 0.08) }

    func point(_ coordinate: Coordinate) -> MapPoint {
        var east = coordinate.longitude - anchor.longitude
        // The two longitudes are on both sides of the 180th meridian: measure the distance across it.
        if east > 180 { east -= 360 }
        if east < -180 { east += 360 }
        return MapPoint(x: east * .pi / 180 * scale, y: (Self.height(anchor.latitude) - Self.height(coordinate.latitude)) * scale)
    }

    /// Returns the coordinate of a point, or nil if the point is beyond the edge of the world.
    func coordinate(_ point: MapPoint) -> Coordinate? {
        var longitude = anchor.longitude + point.x / scale * 180 / .pi
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        let latitude = atan(sinh(Self.height(anchor.latitude) - point.y / scale)) * 180 / .pi
        return abs(latitude) > Self.lastLatitude ? nil : Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Returns how many metres on the ground a unit of the map is at a point.
    func metresPerUnit(at point: MapPoint) -> Double {
        coordinate(point).map { Self.radius * cos($0.latitude * .pi / 180) / scale } ?? 1
    }

    private static func height(_ latitude: Double) -> Double {
        let limited = min(max(latitude, -lastLatitude), lastLatitude) * .pi / 180
        return log(tan(.pi / 4 + limited / 2))
    }
}
