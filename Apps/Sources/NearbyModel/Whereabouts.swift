public import NearbyPlaces
internal import Foundation

/// The searched position as it is written in an address: `@60.16990,24.93840`, followed by the radius if it is not the default one.
///
/// The numbers are stored as whole multiples of about a metre, as in the address. So parsing an address and writing it again changes
/// nothing.
nonisolated public struct Whereabouts: Codable, Hashable, Sendable {
    private let latitude: Int
    private let longitude: Int
    /// The radius of the search in metres.
    private let distance: Int

    /// The number of stored units in a degree of latitude or longitude.
    private static let unit = 100_000.0

    public init(_ coordinate: Coordinate, radius: Double = SearchArea.startingRadius) {
        latitude = Int((coordinate.latitude * Self.unit).rounded())
        longitude = Int((coordinate.longitude * Self.unit).rounded())
        distance = Int(radius)
    }

    /// Parses a ``text`` of an address. Returns nil for a text that this type would not write, because anyone can type an address.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /@(-?[0-9]{1,3}(?:\.[0-9]{1,5})?),(-?[0-9]{1,3}(?:\.[0-9]{1,5})?)(?:,([0-9]{1,5}))?/),
            let latitude = Double(match.1), let longitude = Double(match.2),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        let radius = match.3.flatMap { Double($0) } ?? SearchArea.startingRadius
        guard SearchArea.radii.contains(radius) else { return nil }
        self.init(coordinate, radius: radius)
    }

    /// The position as a component of an address.
    public var text: String {
        let place = "@\(Self.text(latitude)),\(Self.text(longitude))"
        return radius == SearchArea.startingRadius ? place : "\(place),\(distance)"
    }

    /// The coordinate of the position. Nil only if a decoded value is not a point on the globe.
    public var coordinate: Coordinate? {
        Coordinate(latitude: Double(latitude) / Self.unit, longitude: Double(longitude) / Self.unit)
    }

    /// The radius of the search, in metres.
    public var radius: Double { Double(distance) }

    private static func text(_ number: Int) -> String {
        String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), Double(number) / unit)
    }
}
