import Foundation
import HTTPService

/// The functions that all remote sources need to read responses.
enum RemoteAnswers {
    /// Sends a request, and converts HTTP failures into ``PlacesError``.
    static func answer(to request: HTTPRequest, from http: HTTPService) async throws -> HTTPAnswer {
        do {
            return try await http.answer(to: request)
        } catch let failure as HTTPFailure {
            throw PlacesError.noAnswer(failure)
        }
    }

    /// Returns the error for the HTTP status of a response, or nil if the status reports success.
    static func error(status answer: HTTPAnswer, now: Date) -> PlacesError? {
        switch answer.status {
        case 200..<300: nil
        case 400, 401, 403: .refused(message: "HTTP \(answer.status)")
        case 406: .notAcceptable
        case 429: .tooManyRequests(retryAfter: answer.retryAfter(now: now) ?? .seconds(60))
        case 503, 504: .busy(retryAfter: answer.retryAfter(now: now))
        default: .unexpectedStatus(answer.status)
        }
    }

    /// Decodes a JSON object from a response. Each kind of problem throws another error.
    static func decode<Value: Decodable>(_ type: Value.Type, from answer: HTTPAnswer) throws -> Value {
        switch answer.firstByte {
        case nil: throw PlacesError.empty
        case UInt8(ascii: "<"): throw PlacesError.page
        case UInt8(ascii: "{"): break
        default: throw PlacesError.garbage
        }
        do {
            return try JSONDecoder().decode(type, from: answer.text)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(
            _, let context)
        {
            throw PlacesError.unexpectedShape(context.codingPath.map(\.stringValue).joined(separator: "."))
        } catch {
            let last = answer.body.last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            throw last == UInt8(ascii: "}") ? PlacesError.garbage : PlacesError.incomplete
        }
    }

    /// Returns the places as every source must return them: the nearest first, each once, only those within the circle, and of each type at
    /// most the requested number.
    static func arranged(_ places: [Place], of types: Set<PlaceType>, in area: SearchArea) -> [Place] {
        var merged: [String: Place] = [:]
        for place in places where !types.isDisjoint(with: place.types) && area.center.distance(to: place.coordinate) <= area.radius {
            if var known = merged[place.id] {
                known.types = Set(known.types).union(place.types).sorted()
                merged[place.id] = known
            } else {
                merged[place.id] = place
            }
        }
        var counts: [PlaceType: Int] = [:]
        return PlaceSorting(key: .distance, center: area.center).sorted(Array(merged.values)).filter { place in
            let wanted = place.types.filter(types.contains)
            guard wanted.contains(where: { counts[$0, default: 0] < area.limit }) else { return false }
            for type in wanted { counts[type, default: 0] += 1 }
            return true
        }
    }

    /// Sends one request for each type at the same time, and returns all their places.
    static func each(_ types: Set<PlaceType>, _ ask: @escaping @Sendable (PlaceType) async throws -> [Place]) async throws -> [Place] {
        try await withThrowingTaskGroup(of: [Place].self) { group in
            for type in types { group.addTask { try await ask(type) } }
            var places: [Place] = []
            for try await found in group { places += found }
            return places
        }
    }
}
