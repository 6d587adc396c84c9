public import Foundation
public import HTTPService

/// Places as the Places API (New) of Google gives them: twenty of a type at most, by one request each.
///
/// Google's terms want its places neither kept on disk nor drawn on another's map, and "Google Maps" beside them; see
/// ``PlacesProvider``.
public struct GooglePlaces: PlacesSource {
    /// Where Google answers.
    public static let publicAddress = "https://places.googleapis.com"
    /// The most that one request brings.
    static let pageSize = 20

    private let address: URL
    private let key: String
    private let http: HTTPService
    private let now: @Sendable () -> Date

    public var provider: PlacesProvider { .googleMaps }
    public var answersAllTypesAtOnce: Bool { false }
    public var usualLimit: Int { Self.pageSize }

    /// - Parameters:
    ///   - address: the address of the service, without a path.
    ///   - key: the key of the app. It is sent to that address only, and never shown.
    ///   - http: what asks.
    ///   - now: the time, which a `Retry-After` given as a date is compared with.
    public init(address: URL, key: String, http: HTTPService, now: @escaping @Sendable () -> Date = { Date() }) {
        self.address = address
        self.key = key
        self.http = http
        self.now = now
    }

    public func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place] {
        let places = try await RemoteAnswers.each(types) { type in
            let answer = try await RemoteAnswers.answer(to: request(type, area), from: http)
            return try await Background.run { [now] in try Self.places(in: answer, of: type, now: now()) }
        }
        return RemoteAnswers.arranged(places, of: types, in: area)
    }

    private func request(_ type: PlaceType, _ area: SearchArea) throws -> HTTPRequest {
        let question = GoogleQuestion(
            includedTypes: [type.google], maxResultCount: min(area.limit, Self.pageSize), rankPreference: "DISTANCE",
            locationRestriction: .init(circle: .init(center: .init(area.center), radius: min(area.radius, 50_000)))
        )
        let encoder = JSONEncoder()
        // The same question is the same request, byte for byte, so that requests in flight can be shared.
        encoder.outputFormatting = .sortedKeys
        return HTTPRequest(
            asking: address.appending(path: "v1/places:searchNearby"), body: try encoder.encode(question), contentType: "application/json",
            headers: ["X-Goog-Api-Key": key, "X-Goog-FieldMask": GoogleResponse.fieldMask]
        )
    }

    static func places(in answer: HTTPAnswer, of type: PlaceType, now: Date) throws -> [Place] {
        // Errors carry their own account, whatever their status.
        if !(200..<300).contains(answer.status), answer.firstByte == UInt8(ascii: "{"),
            let failure = try? RemoteAnswers.decode(GoogleResponse.self, from: answer).error
        {
            throw failure.placesError(retryAfter: answer.retryAfter(now: now))
        }
        if let error = RemoteAnswers.error(status: answer, now: now) { throw error }
        let response = try RemoteAnswers.decode(GoogleResponse.self, from: answer)
        if let failure = response.error { throw failure.placesError(retryAfter: nil) }
        // Nothing found is an empty object.
        return (response.places ?? []).compactMap { $0.value?.place(asked: type) }
    }
}
