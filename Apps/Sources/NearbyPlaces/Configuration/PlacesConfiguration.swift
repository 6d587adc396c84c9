public import Foundation
public import HTTPService

/// The source of places that an app uses, as the app's configuration chooses it.
///
/// ```swift
/// let source = try PlacesConfiguration(named: "overpass", address: nil, key: nil).source(http: HTTPService())
/// ```
public enum PlacesConfiguration: Sendable, Hashable {
    /// The map data that the app itself contains.
    case shipped
    /// Map data that were imported into a database, with its path.
    case extract(URL)
    case overpass(URL)
    case google(URL, key: String)
    case googleLegacy(URL, key: String)

    /// The possible values of the configuration, for the help text of a command.
    public static let names = ["shipped", "overpass", "google", "google-legacy", "the path of an imported extract"]

    /// Parses the configuration of a source.
    ///
    /// - Parameters:
    ///   - name: one of ``names``.
    ///   - address: the address of another server than the public one, such as a test server.
    ///   - key: the API key for Google's services.
    /// - Throws: ``PlacesError`` if a key is missing or the address is not a valid HTTP address.
    public init(named name: String, address: String? = nil, key: String? = nil) throws {
        func url(_ standard: String) throws -> URL {
            guard let url = URL(string: address ?? standard), url.scheme?.hasPrefix("http") == true, url.host() != nil else {
                throw PlacesError.noAnswer(.unusableAddress(address ?? standard))
            }
            return url
        }
        func required(_ key: String?) throws -> String {
            guard let key, !key.isEmpty else { throw PlacesError.refused(message: "A key of Google's is needed.") }
            return key
        }
        switch name {
        case "", "shipped": self = .shipped
        case "overpass": self = .overpass(try url(OverpassPlaces.publicAddress))
        case "google": self = .google(try url(GooglePlaces.publicAddress), key: try required(key))
        case "google-legacy": self = .googleLegacy(try url(GoogleLegacyPlaces.publicAddress), key: try required(key))
        default: self = .extract(URL(filePath: name))
        }
    }

    /// Creates the source of places that this configuration describes.
    ///
    /// - Parameters:
    ///   - http: the HTTP service.
    ///   - clock: the clock that measures the pauses between requests.
    ///   - now: returns the current time. It is needed if a server sends `Retry-After` as a date.
    /// - Throws: ``PlacesError`` if the imported map data cannot be opened.
    public func source(
        http: HTTPService, clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
    ) throws -> any PlacesSource {
        switch self {
        case .shipped: try PlacesExtract.shipped()
        case .extract(let file): try PlacesExtract(file)
        case .overpass(let address): OverpassPlaces(address: address, http: http, now: now)
        case .google(let address, let key): GooglePlaces(address: address, key: key, http: http, now: now)
        case .googleLegacy(let address, let key): GoogleLegacyPlaces(address: address, key: key, http: http, clock: clock, now: now)
        }
    }
}
