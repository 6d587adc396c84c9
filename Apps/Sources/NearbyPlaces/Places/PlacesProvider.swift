public import Foundation

/// Who gathered the facts, and what that asks of whoever shows them.
public enum PlacesProvider: String, Sendable, Hashable, Codable {
    case openStreetMap, googleMaps

    /// What has to stand beside the places, word for word; it is not to be translated.
    public var attribution: String {
        switch self {
        case .openStreetMap: "© OpenStreetMap contributors"
        case .googleMaps: "Google Maps"
        }
    }

    /// Where the attribution leads.
    public var attributionLink: URL? {
        switch self {
        case .openStreetMap: URL(string: "https://www.openstreetmap.org/copyright")
        case .googleMaps: URL(string: "https://www.google.com/maps")
        }
    }

    /// Whether its places may stand on a map picture of our own, and be kept on disk.
    public var allowsOwnMapsAndStorage: Bool { self == .openStreetMap }

    /// A page with directions.
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
