public import Foundation
public import HTTPService

/// A source of places from Google's Places API (New). It returns at most twenty places of a type, with one request for each type.
///
/// Google's terms forbid storing the places on disk and showing them on another provider's map. They require the text "Google Maps" beside
/// the places; see ``PlacesProvider``.
public struct GooglePlaces: PlacesSource {
    /// The address of Google's server.
    public static let publicAddress = "https://places.googleapis.com"
    /// The most places in one response.
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
    ///   - key: the API key of the app. It is sent to this address only, and never shown.
    ///   - http: the HTTP service.
    ///   - now: returns the current time. It is needed if the server sends `Retry-After` as a date.
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
        // Sort the keys, so that equal queries have equal bytes. The HTTP service can then recognise equal requests and send them once.
        encoder.outputFormatting = .sortedKeys
        return HTTPRequest(
            asking: address.appending(path: "v1/places:searchNearby"), body: try encoder.encode(question), contentType: "application/json",
            headers: ["X-Goog-Api-Key": key, "X-Goog-FieldMask": GoogleResponse.fieldMask]
        )
    }

    static func places(in answer: HTTPAnswer, of type: PlaceType, now: Date) throws -> [Place] {
        // The body of a response with an error status contains a description of the error.
        if !(200..<300).contains(answer.status), answer.firstByte == UInt8(ascii: "{"),
            let failure = try? RemoteAnswers.decode(GoogleResponse.self, from: answer).error
        {
            throw failure.placesError(retryAfter: answer.retryAfter(now: now))
        }
        if let error = RemoteAnswers.error(status: answer, now: now) { throw error }
        let response = try RemoteAnswers.decode(GoogleResponse.self, from: answer)
        if let failure = response.error { throw failure.placesError(retryAfter: nil) }
        // If there are no places, the response is an empty object.
        return (response.places ?? []).compactMap { $0.value?.place(asked: type) }
    }
}
