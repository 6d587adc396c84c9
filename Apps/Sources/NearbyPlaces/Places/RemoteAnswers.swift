import Foundation
import HTTPService

/// What reading the answers of all remote sources has in common.
enum RemoteAnswers {
    /// Asks, and takes failures of the transport for what they are to the app.
    static func answer(to request: HTTPRequest, from http: HTTPService) async throws -> HTTPAnswer {
        do {
            return try await http.answer(to: request)
        } catch let failure as HTTPFailure {
            throw PlacesError.noAnswer(failure)
        }
    }

    /// The error that a status means; nil for a good one.
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

    /// Reads an object of JSON, telling apart what can be wrong with it.
    static func decode<Value: Decodable>(_ type: Value.Type, from answer: HTTPAnswer) throws -> Value {
        switch answer.firstByte {
        case nil: throw PlacesError.empty
        case UInt8(ascii: "<"): throw PlacesError.page
        case UInt8(ascii: "{"): break
        default: throw PlacesError.garbage
        }
        do {
            return try JSONDecoder().decode(type, from: answer.body)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(
            _, let context)
        {
            throw PlacesError.unexpectedShape(context.codingPath.map(\.stringValue).joined(separator: "."))
        } catch {
            let last = answer.body.last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            throw last == UInt8(ascii: "}") ? PlacesError.garbage : PlacesError.incomplete
        }
    }

    /// Nearest first, each once, within the circle, and no more of a type than are wanted: what every source promises.
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

    /// Asks once for each type, all at the same time.
    static func each(_ types: Set<PlaceType>, _ ask: @escaping @Sendable (PlaceType) async throws -> [Place]) async throws -> [Place] {
        try await withThrowingTaskGroup(of: [Place].self) { group in
            for type in types { group.addTask { try await ask(type) } }
            var places: [Place] = []
            for try await found in group { places += found }
            return places
        }
    }
}
