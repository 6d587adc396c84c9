public import NearbyPlaces
internal import Foundation

/// Where is looked for places, as an address says it: `@60.16990,24.93840`, with the radius where it is not the usual one.
///
/// The figures are kept as they are written, to about a metre, so that an address leads back to itself.
nonisolated public struct Whereabouts: Codable, Hashable, Sendable {
    private let latitude: Int
    private let longitude: Int
    /// In metres.
    private let distance: Int

    /// Hundred-thousandths of a degree.
    private static let unit = 100_000.0

    public init(_ coordinate: Coordinate, radius: Double = SearchArea.startingRadius) {
        latitude = Int((coordinate.latitude * Self.unit).rounded())
        longitude = Int((coordinate.longitude * Self.unit).rounded())
        distance = Int(radius)
    }

    /// Reads what ``text`` writes, and nothing else: an address comes from anybody.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /@(-?[0-9]{1,3}(?:\.[0-9]{1,5})?),(-?[0-9]{1,3}(?:\.[0-9]{1,5})?)(?:,([0-9]{1,5}))?/),
            let latitude = Double(match.1), let longitude = Double(match.2),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        let radius = match.3.flatMap { Double($0) } ?? SearchArea.startingRadius
        guard SearchArea.radii.contains(radius) else { return nil }
        self.init(coordinate, radius: radius)
    }

    /// As it stands in an address.
    public var text: String {
        let place = "@\(Self.text(latitude)),\(Self.text(longitude))"
        return radius == SearchArea.startingRadius ? place : "\(place),\(distance)"
    }

    /// Nil only for figures that were made up outside of this type.
    public var coordinate: Coordinate? {
        Coordinate(latitude: Double(latitude) / Self.unit, longitude: Double(longitude) / Self.unit)
    }

    /// How far around to look, in metres.
    public var radius: Double { Double(distance) }

    private static func text(_ number: Int) -> String {
        String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), Double(number) / unit)
    }
}
