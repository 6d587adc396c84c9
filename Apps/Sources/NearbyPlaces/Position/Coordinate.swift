import Foundation

/// A point on the globe, in degrees (WGS 84). The point `0, 0` in the Gulf of Guinea is valid, too.
public struct Coordinate: Sendable, Hashable, Codable {
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// Creates a coordinate, or returns nil if the numbers are not a point on the globe.
    public init?(latitude: Double, longitude: Double) {
        // The comparison is false for NaN, so NaN is rejected too.
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
        case latitude, longitude
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let latitude = try container.decode(Double.self, forKey: .latitude)
        let longitude = try container.decode(Double.self, forKey: .longitude)
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            throw DecodingError.dataCorruptedError(forKey: .latitude, in: container, debugDescription: "Not on the globe")
        }
        self = coordinate
    }

    /// Returns the distance in metres along the surface of a sphere with the mean radius of the earth. The haversine formula is exact for
    /// near points too. The result differs from the true distance by at most half a per cent.
    public func distance(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let latitudes = (other.latitude - latitude) * radians
        let longitudes = (other.longitude - longitude) * radians
        let half =
            sin(latitudes / 2) * sin(latitudes / 2)
            + cos(latitude * radians) * cos(other.latitude * radians) * sin(longitudes / 2) * sin(longitudes / 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }

    /// The latitude and longitude with three decimals, which is about a hundred metres: `60.170, 24.938`.
    public var rounded: String {
        String(format: "%.3f, %.3f", locale: Locale(identifier: "en_US_POSIX"), latitude, longitude)
    }

    /// The latitude and longitude with five decimals, which is about a metre: `60.16990, 24.93840`.
    public var formatted: String {
        String(format: "%.5f, %.5f", locale: Locale(identifier: "en_US_POSIX"), latitude, longitude)
    }
}
