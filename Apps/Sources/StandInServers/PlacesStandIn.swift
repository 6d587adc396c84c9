import Foundation
import Synchronization

/// A local server in place of Overpass and of both of Google's services. It has their original paths, and it can fail in the known ways of
/// each.
///
/// | path | service |
/// |---|---|
/// | `/api/interpreter` | Overpass |
/// | `/v1/places:searchNearby` | Google Places (New) |
/// | `/maps/api/place/nearbysearch/json` | Google Places (legacy) |
public final class PlacesStandIn: Sendable {
    /// The API key that this server accepts in place of a real Google key.
    public static let key = "stand-in-key"

    /// The ways in which the services can fail. If a service cannot fail in this way, it fails in the most similar one.
    public enum Failure: String, Sendable, CaseIterable {
        /// The person has sent too many requests. Overpass sends status 429 with an HTML page, Google Places (New) sends status 429 with
        /// JSON, and the legacy service sends the status text `OVER_QUERY_LIMIT`.
        case tooManyRequests
        /// The service is overloaded. Overpass sends status 504 with an HTML page, Google Places (New) sends `UNAVAILABLE`, and the legacy
        /// service sends `UNKNOWN_ERROR`.
        case busy
        /// The search has failed in the middle. Overpass sends status 200 with a remark and only some of the places, Google Places (New)
        /// sends `UNAVAILABLE`, and the legacy service sends `UNKNOWN_ERROR` for the first request only.
        case runtimeError
        /// The request is not allowed. Overpass sends status 400, Google Places (New) sends `PERMISSION_DENIED`, and the legacy service
        /// sends `REQUEST_DENIED`.
        case refused
        case serverErrorPage, pageWithStatus200, garbage, empty, wrongTypes, cutOff, cutOffButComplete, hangUp, silence, drip
        case tooLarge, redirectLoop
    }

    private struct State {
        var places: [StandInPlace]
        var failure: Failure?
        var failingType: String?
        var unknownErrors = 0
        /// The tokens of next pages. The value is the number of requests that will still be rejected as too early.
        var tokens: [String: Int] = [:]
        var earlyTries = 1
    }

    private let state: Mutex<State>

    public init(places: [StandInPlace]) {
        state = Mutex(State(places: places))
    }

    /// The failure of all responses from now on, or nil if they are valid.
    public var failure: Failure? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The type of place for which requests fail, by Google's name, such as "cafe". With nil, all requests fail.
    public var failingType: String? {
        get { state.withLock { $0.failingType } }
        set { state.withLock { $0.failingType = newValue } }
    }

    /// The number of requests for which the legacy service rejects a new token, before it accepts the token.
    public var earlyTries: Int {
        get { state.withLock { $0.earlyTries } }
        set { state.withLock { $0.earlyTries = newValue } }
    }

    /// Starts the server.
    public func start(port: Int = 0) async throws -> StandInServer {
        try await StandInServer.start(port: port) { self.answer(to: $0) }
    }

    /// Returns the response to one request.
    public func answer(to request: StandInRequest) -> StandInAnswer {
        switch request.path {
        case "/api/interpreter": overpass(request)
        case "/v1/places:searchNearby": google(request)
        case "/maps/api/place/nearbysearch/json": legacy(request)
        default: .page(404, "Not Found")
        }
    }

    private func near(_ latitude: Double, _ longitude: Double, _ radius: Double, _ matches: (StandInPlace) -> Bool) -> [StandInPlace] {
        state.withLock(\.places).filter { $0.distance(latitude: latitude, longitude: longitude) <= radius && matches($0) }
    }

    /// Returns the response for a simulated failure that all simulated services have in common, such as an error page. For other failures
    /// it returns the whole, correct response.
    private func common(_ failure: Failure?, whole: () -> StandInAnswer) -> StandInAnswer {
        let answer = whole()
        return switch failure {
        case .serverErrorPage: .page(500, "Internal Server Error")
        case .pageWithStatus200: .page(200, "Sign in to the network")
        case .garbage: StandInAnswer(body: "\u{2}%PDF-1.7")
        case .empty: StandInAnswer(body: "")
        case .cutOff: answer.delivered(.cutOff(after: answer.body.count / 2))
        case .cutOffButComplete: StandInAnswer(body: String(decoding: answer.body.prefix(answer.body.count / 2), as: UTF8.self))
        case .hangUp: answer.delivered(.hangUp)
        case .silence: answer.delivered(.silence)
        case .drip: answer.delivered(.drip(bytes: 1, every: .seconds(1)))
        case .tooLarge: StandInAnswer(body: "{" + String(repeating: " ", count: 6_000_000) + "}")
        case .redirectLoop: .redirect(to: "/v1/places:searchNearby")
        default: answer
        }
    }

    // MARK: Overpass

    private func overpass(_ request: StandInRequest) -> StandInAnswer {
        guard let agent = request.headers["user-agent"], !agent.isEmpty else { return .page(406, "Not Acceptable") }
        let query = request.method == "POST" ? request.form["data"] ?? "" : request.query["data"] ?? ""
        guard let around = query.firstMatch(of: /around:([0-9.]+),(-?[0-9.]+),(-?[0-9.]+)/), let radius = Double(around.1),
            let latitude = Double(around.2), let longitude = Double(around.3),
            let types = query.firstMatch(of: /"amenity"~"\^\(([a-z|]+)\)\$"/),
            query.hasPrefix("[out:json]"), query.hasSuffix("out center;")
        else { return .page(400, "OSM3S Response: parse error") }
        let amenities = types.1.split(separator: "|").map(String.init)
        let elements = near(latitude, longitude, radius) { !Set($0.amenities).isDisjoint(with: amenities) }.reversed().map { place in
            let at = #""lat":\#(place.latitude),"lon":\#(place.longitude)"#
            // Every second place is an area. Overpass sends only the centre of an area.
            let position = place.id.isMultiple(of: 2) ? at : #""center":{\#(at)},"nodes":[1,2,3]"#
            let hours = place.isOpen.map { #","opening_hours":"\#($0 ? "24/7" : "off")""# } ?? ""
            return
                #"{"type":"\#(place.id.isMultiple(of: 2) ? "node" : "way")","id":\#(place.id),\#(position),"tags":{"amenity":"\#(place.amenities.joined(separator: ";"))","name":\#(place.quotedName)\#(hours)}}"#
        }
        func body(_ elements: some Collection<String>, _ more: String = "") -> StandInAnswer {
            StandInAnswer(body: #"{"version":0.6,"generator":"Overpass API","elements":[\#(elements.joined(separator: ","))]\#(more)}"#)
        }
        return switch failure {
        case .tooManyRequests: .page(429, "Too Many Requests", headers: ["Retry-After": "15"])
        case .busy: .page(504, "Gateway Timeout")
        case .runtimeError:
            body(elements.prefix(2), #","remark":"runtime error: Query timed out in \"query\" at line 1 after 25 seconds.""#)
        case .refused: .page(400, "OSM3S Response: parse error")
        case .wrongTypes: StandInAnswer(body: #"{"elements":{"type":1}}"#)
        case .redirectLoop: .redirect(to: "/api/interpreter")
        case let other: common(other) { body(elements) }
        }
    }

    // MARK: Google

    private func google(_ request: StandInRequest) -> StandInAnswer {
        func failed(_ code: Int, _ status: String, _ message: String, _ headers: [String: String] = [:]) -> StandInAnswer {
            StandInAnswer(
                status: code, headers: headers, body: #"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)"}}"#)
        }
        if failure == .redirectLoop { return .redirect(to: request.path) }
        guard request.method == "POST" else { return .page(404, "Not Found") }
        guard request.headers["x-goog-api-key"] == Self.key else {
            return failed(403, "PERMISSION_DENIED", "The request is missing a valid API key.")
        }
        guard let mask = request.headers["x-goog-fieldmask"], mask.contains("places.") else {
            return failed(400, "INVALID_ARGUMENT", "FieldMask is a required parameter.")
        }
        guard let object = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any],
            let types = object["includedTypes"] as? [String], let most = object["maxResultCount"] as? Int, (1...20).contains(most),
            let circle = (object["locationRestriction"] as? [String: Any])?["circle"] as? [String: Any],
            let radius = (circle["radius"] as? NSNumber)?.doubleValue, radius <= 50_000, let center = circle["center"] as? [String: Any],
            let latitude = (center["latitude"] as? NSNumber)?.doubleValue, let longitude = (center["longitude"] as? NSNumber)?.doubleValue
        else { return failed(400, "INVALID_ARGUMENT", "Request contains an invalid argument.") }
        let found = near(latitude, longitude, radius) { !Set($0.googleTypes).isDisjoint(with: types) }
            .sorted { $0.distance(latitude: latitude, longitude: longitude) < $1.distance(latitude: latitude, longitude: longitude) }
            .prefix(most)
        let places = found.map { place in
            let hours =
                (place.isOpen.map { #","currentOpeningHours":{"openNow":\#($0)}"# } ?? "")
                + (place.business.map { #","businessStatus":"\#($0)""# } ?? "")
                + (mask.contains("places.attributions")
                    ? #","attributions":[{"provider":"Guide \#(place.id)","providerUri":"https://guide.example/\#(place.id)"}]"# : "")
            return
                #"{"name":"places/P\#(place.id)","id":"P\#(place.id)","displayName":{"text":\#(place.quotedName),"languageCode":"en"},"location":{"latitude":\#(place.latitude),"longitude":\#(place.longitude)},"types":["\#(place.googleTypes.joined(separator: "\",\""))"],"rating":4.5,"userRatingCount":12\#(hours)}"#
        }
        let current = failingType.map { types.contains($0) } == false ? nil : failure
        return switch current {
        case .tooManyRequests: failed(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric.")
        case .busy, .runtimeError: failed(503, "UNAVAILABLE", "The service is currently unavailable.", ["Retry-After": "7"])
        case .refused: failed(403, "PERMISSION_DENIED", "Places API (New) has not been used in this project.")
        case .wrongTypes: StandInAnswer(body: #"{"places":"many"}"#)
        case let other: common(other) { StandInAnswer(body: places.isEmpty ? "{}" : #"{"places":[\#(places.joined(separator: ","))]}"#) }
        }
    }

    private func legacy(_ request: StandInRequest) -> StandInAnswer {
        func status(_ status: String, _ message: String? = nil) -> StandInAnswer {
            StandInAnswer(
                body: #"{"html_attributions":[],"results":[],"status":"\#(status)"\#(message.map { #","error_message":"\#($0)""# } ?? "")}"#
            )
        }
        if failure == .redirectLoop { return .redirect(to: request.path + "?again") }
        guard request.query["key"] == Self.key else { return status("REQUEST_DENIED", "The provided API key is invalid.") }
        var query = request.query, start = 0
        if let token = query["pagetoken"] {
            let isTooEarly = state.withLock { state in
                guard let tries = state.tokens[token] else { return true }
                state.tokens[token] = tries - 1
                return tries > 0
            }
            let parts = token.split(separator: "!").map(String.init)
            guard !isTooEarly, parts.count == 4 else { return status("INVALID_REQUEST") }
            query = ["location": parts[0], "radius": parts[1], "type": parts[2]]
            start = Int(parts[3]) ?? 0
        }
        let numbers = (query["location"] ?? "").split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2, let radius = Double(query["radius"] ?? ""), radius <= 50_000, let type = query["type"] else {
            return status("INVALID_REQUEST", "Invalid request.")
        }
        let found = near(numbers[0], numbers[1], radius) { $0.googleTypes.contains(type) }
        // The real service sorts by prominence, not by distance, and returns at most sixty places.
        let ranked = Array(found.sorted { $0.id * 7919 % 1009 < $1.id * 7919 % 1009 }.prefix(60))
        let page = ranked.dropFirst(start).prefix(20)
        var token: String?
        if start + 20 < ranked.count {
            let next = "\(query["location"] ?? "")!\(query["radius"] ?? "")!\(type)!\(start + 20)"
            state.withLock { $0.tokens[next] = $0.earlyTries }
            token = next
        }
        let results = page.map { place in
            var hours = place.isOpen.map { #","opening_hours":{"open_now":\#($0)}"# } ?? ""
            if let business = place.business {
                hours += #","business_status":"\#(business)""#
                if business == "CLOSED_PERMANENTLY" { hours += #","permanently_closed":true"# }
            }
            return
                #"{"place_id":"P\#(place.id)","name":\#(place.quotedName),"geometry":{"location":{"lat":\#(place.latitude),"lng":\#(place.longitude)}},"types":["\#(place.googleTypes.joined(separator: "\",\""))"],"rating":4.5,"user_ratings_total":12,"vicinity":"Street 1"\#(hours)}"#
        }
        let current = failingType.map { $0 == type } == false ? nil : failure
        switch current {
        case .tooManyRequests: return status("OVER_QUERY_LIMIT", "You have exceeded your rate-limit.")
        case .busy: return status("UNKNOWN_ERROR")
        case .runtimeError:
            let isSecond = state.withLock { state in
                state.unknownErrors += 1
                return state.unknownErrors.isMultiple(of: 2)
            }
            if !isSecond { return status("UNKNOWN_ERROR") }
        case .refused: return status("REQUEST_DENIED", "This API project is not authorized to use this API.")
        case .wrongTypes: return StandInAnswer(body: #"{"status":"OK","results":"many"}"#)
        default: break
        }
        return common(current) {
            guard !results.isEmpty else { return status("ZERO_RESULTS") }
            let more = token.map { #","next_page_token":"\#($0)""# } ?? ""
            let html = #"Listings by <a href=\"https://guide.example/\">The &lt;Guide&gt;</a>"#
            return StandInAnswer(
                body: #"{"html_attributions":["\#(html)"],"results":[\#(results.joined(separator: ","))],"status":"OK"\#(more)}"#)
        }
    }
}
