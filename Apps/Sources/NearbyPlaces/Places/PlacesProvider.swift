public import Foundation

/// The provider of the places' data, and its terms for showing them.
public enum PlacesProvider: String, Sendable, Hashable, Codable {
    case openStreetMap, googleMaps

    /// The text that must be shown beside the places, unchanged and not translated.
    public var attribution: String {
        switch self {
        case .openStreetMap: "© OpenStreetMap contributors"
        case .googleMaps: "Google Maps"
        }
    }

    /// The address to which the attribution must link.
    public var attributionLink: URL? {
        switch self {
        case .openStreetMap: URL(string: "https://www.openstreetmap.org/copyright")
        case .googleMaps: URL(string: "https://www.google.com/maps")
        }
    }

    /// Whether the provider allows showing its places on the app's own maps, and storing them on disk.
    public var allowsOwnMapsAndStorage: Bool { self == .openStreetMap }

    /// Returns the address of the provider's web page that shows the route between two points.
    public func directions(from start: Coordinate?, to end: Coordinate) -> URL? {
        func pair(_ coordinate: Coordinate) -> String { "\(coordinate.latitude),\(coordinate.longitude)" }
        var components: URLComponents?
        switch self {
        case .openStreetMap:
            components = URLComponents(string: "https://www.openstreetmap.org/directions")
            components?.queryItems = [URLQueryItem(name: "route", value: (start.map(pair) ?? "") + ";" + pair(end))]
        case .googleMaps:
            components = URLComponents(string: "https://www.google.com/maps/dir/")
            components?.queryItems =
                [URLQueryItem(name: "api", value: "1"), URLQueryItem(name: "destination", value: pair(end))]
                + (start.map { [URLQueryItem(name: "origin", value: pair($0))] } ?? [])
        }
        return components?.url
    }
}
