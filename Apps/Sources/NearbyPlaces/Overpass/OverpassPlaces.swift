public import Foundation
public import HTTPService

/// A source of places from OpenStreetMap, through a server of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API). It
/// returns all types with one request.
///
/// The operators of public servers ask apps to send their name as `User-Agent`, and not to send many requests.
public struct OverpassPlaces: PlacesSource {
    /// The address of the most used server.
    public static let publicAddress = "https://overpass-api.de/api/interpreter"

    private let address: URL
    private let http: HTTPService
    private let now: @Sendable () -> Date

    public var provider: PlacesProvider { .openStreetMap }
    public var answersAllTypesAtOnce: Bool { true }

    /// - Parameters:
    ///   - address: the complete address of the server's interpreter.
    ///   - http: the HTTP service. Its deadline should be longer than the 25 seconds that the server may need.
    ///   - now: returns the current time. It is needed if the server sends `Retry-After` as a date.
    public init(address: URL, http: HTTPService, now: @escaping @Sendable () -> Date = { Date() }) {
        self.address = address
        self.http = http
        self.now = now
    }

    public func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place] {
        guard !types.isEmpty else { return [] }
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        let query = Self.query(types, area).addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        let request = HTTPRequest(asking: address, body: Data("data=\(query)".utf8), contentType: "application/x-www-form-urlencoded")
        let answer = try await RemoteAnswers.answer(to: request, from: http)
        return try await Background.run { [now] in try Self.places(in: answer, of: types, area: area, now: now()) }
    }

    /// Returns the query in the language Overpass QL. A cash machine inside a bank is only a tag of the bank, so the query has an extra
    /// clause for it.
    static func query(_ types: Set<PlaceType>, _ area: SearchArea) -> String {
        let posix = Locale(identifier: "en_US_POSIX")
        let around = String(
            format: "around:%.0f,%.7f,%.7f", locale: posix, area.radius.rounded(.up), area.center.latitude, area.center.longitude)
        let amenities = types.map { $0 == .nightClub ? "nightclub" : $0.rawValue }.sorted().joined(separator: "|")
        let banks = types.contains(.atm) ? "nwr(\(around))[\"amenity\"=\"bank\"][\"atm\"=\"yes\"];" : ""
        return "[out:json][timeout:25];(nwr(\(around))[\"amenity\"~\"^(\(amenities))$\"];\(banks));out center;"
    }

    static func places(in answer: HTTPAnswer, of types: Set<PlaceType>, area: SearchArea, now: Date) throws -> [Place] {
        if let error = RemoteAnswers.error(status: answer, now: now) { throw error }
        let response = try RemoteAnswers.decode(OverpassResponse.self, from: answer)
        // The server had too little time or memory. The places that it has found may not be the nearest ones, so throw an error.
        if let remark = response.remark, remark.contains("error") { throw PlacesError.busy(remark: remark) }
        guard let elements = response.elements else { throw PlacesError.unexpectedShape("elements") }
        return RemoteAnswers.arranged(elements.compactMap { $0.value?.place }, of: types, in: area)
    }
}
