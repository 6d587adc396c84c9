public import Foundation
public import HTTPService

/// A source of places from Google's older Nearby Search. It returns pages of twenty, and at most sixty places of a type.
///
/// The next page is only available about two seconds after the previous one. So if you need few places, request few (``SearchArea/limit``):
/// up to twenty need one request.
public struct GoogleLegacyPlaces: PlacesSource {
    /// The address of Google's server.
    public static let publicAddress = "https://maps.googleapis.com"
    private static let pageSize = 20
    private static let pages = 3

    private let address: URL
    private let key: String
    private let http: HTTPService
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    public var provider: PlacesProvider { .googleMaps }
    public var answersAllTypesAtOnce: Bool { false }
    public var usualLimit: Int { Self.pageSize }

    /// - Parameters:
    ///   - address: the address of the service, without a path.
    ///   - key: the API key of the app. It is sent to this address only, and never shown.
    ///   - http: the HTTP service.
    ///   - clock: the clock that measures the pause before the next page.
    ///   - now: returns the current time. It is needed if the server sends `Retry-After` as a date.
    public init(
        address: URL, key: String, http: HTTPService, clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.address = address
        self.key = key
        self.http = http
        self.clock = clock
        self.now = now
    }

    public func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place] {
        let places = try await RemoteAnswers.each(types) { try await pages(of: $0, in: area) }
        return RemoteAnswers.arranged(places, of: types, in: area)
    }

    private func pages(of type: PlaceType, in area: SearchArea) async throws -> [Place] {
        let first = try await page(type, parameters(type, area))
        var places = first.places(asked: type)
        var token = first.next_page_token
        var count = 1
        while let next = token, count < Self.pages, count * Self.pageSize < area.limit {
            do {
                let page = try await followingPage(type, token: next)
                places += page.places(asked: type)
                token = page.next_page_token
                count += 1
            } catch is PlacesError {
                // Return the places of the pages that were received, although the next page has failed.
                break
            }
        }
        return places
    }

    /// Requests the next page. Its token is valid only after about two seconds. Before that, the service reports an invalid request.
    private func followingPage(_ type: PlaceType, token: String) async throws -> GoogleLegacyResponse {
        let parameters = [URLQueryItem(name: "pagetoken", value: token), URLQueryItem(name: "key", value: key)]
        for _ in 0..<2 {
            try await clock.sleep(for: .seconds(2))
            let response = try await response(to: parameters)
            if response.status != "INVALID_REQUEST" { return try response.checked() }
        }
        try await clock.sleep(for: .seconds(2))
        return try await response(to: parameters).checked()
    }

    /// Requests a page. After an unknown error, requests it once more, because a second attempt may succeed.
    private func page(_ type: PlaceType, _ parameters: [URLQueryItem]) async throws -> GoogleLegacyResponse {
        let response = try await response(to: parameters)
        guard response.status == "UNKNOWN_ERROR" else { return try response.checked() }
        return try await self.response(to: parameters).checked()
    }

    private func response(to parameters: [URLQueryItem]) async throws -> GoogleLegacyResponse {
        let url = address.appending(path: "maps/api/place/nearbysearch/json").appending(queryItems: parameters)
        let answer = try await RemoteAnswers.answer(to: HTTPRequest(url: url), from: http)
        return try await Background.run { [now] in
            if let error = RemoteAnswers.error(status: answer, now: now()) { throw error }
            return try RemoteAnswers.decode(GoogleLegacyResponse.self, from: answer)
        }
    }

    private func parameters(_ type: PlaceType, _ area: SearchArea) -> [URLQueryItem] {
        let posix = Locale(identifier: "en_US_POSIX")
        let location = String(format: "%.7f,%.7f", locale: posix, area.center.latitude, area.center.longitude)
        return [
            URLQueryItem(name: "location", value: location),
            URLQueryItem(name: "radius", value: String(Int(min(area.radius.rounded(.up), 50_000)))),
            URLQueryItem(name: "type", value: type.google), URLQueryItem(name: "key", value: key),
        ]
    }
}
