public import Foundation
public import HTTPService

/// Which source of places an app uses, as its configuration names it.
///
/// ```swift
/// let source = try PlacesConfiguration(named: "overpass", address: nil, key: nil).source(http: HTTPService())
/// ```
public enum PlacesConfiguration: Sendable, Hashable {
    /// The extract that comes with the app.
    case shipped
    /// An imported extract.
    case extract(URL)
    case overpass(URL)
    case google(URL, key: String)
    case googleLegacy(URL, key: String)

    /// The names, for the help of a command.
    public static let names = ["shipped", "overpass", "google", "google-legacy", "the path of an imported extract"]

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - name: one of ``names``.
    ///   - address: another server than the public one, such as a stand-in.
    ///   - key: the key that Google's services want.
    /// - Throws: ``PlacesError`` when a key is missing or the address cannot be asked.
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

    /// The source itself.
    ///
    /// - Parameters:
    ///   - http: what asks.
    ///   - clock: what pauses between requests are measured by.
    ///   - now: the time, which a `Retry-After` given as a date is compared with.
    /// - Throws: ``PlacesError`` when an extract cannot be opened.
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
