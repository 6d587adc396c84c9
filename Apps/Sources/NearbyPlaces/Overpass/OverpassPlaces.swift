public import Foundation
public import HTTPService

/// Places of OpenStreetMap as a server of the Overpass API gives them (https://wiki.openstreetmap.org/wiki/Overpass_API):
/// all types by one request.
///
/// Public servers ask that an app says who it is, by its `User-Agent`, and that it does not ask often.
public struct OverpassPlaces: PlacesSource {
    /// The server that most use.
    public static let publicAddress = "https://overpass-api.de/api/interpreter"

    private let address: URL
    private let http: HTTPService
    private let now: @Sendable () -> Date

    public var provider: PlacesProvider { .openStreetMap }
    public var answersAllTypesAtOnce: Bool { true }

    /// - Parameters:
    ///   - address: the complete address of the interpreter.
    ///   - http: what asks. Its deadline should be above the 25 s that the server is allowed to take.
    ///   - now: the time, which a `Retry-After` given as a date is compared with.
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

    /// The question in Overpass QL. Machines that belong to a bank are asked for with the others.
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
        // Its time or memory ran out: what it found until then could be anything but the nearest.
        if let remark = response.remark, remark.contains("error") { throw PlacesError.busy(remark: remark) }
        guard let elements = response.elements else { throw PlacesError.unexpectedShape("elements") }
        return RemoteAnswers.arranged(elements.compactMap { $0.value?.place }, of: types, in: area)
    }
}
