import Foundation

/// What somebody typed into a field for a place or coordinates.
///
/// ```swift
/// switch try PositionQuery(reading: "geo:60.17,24.94;u=30") {
/// case .coordinate(let coordinate, let accuracy): show(coordinate, accuracy)
/// case .name(let name): try await lookUp(name)
/// }
/// ```
public enum PositionQuery: Sendable, Hashable {
    /// A pair of coordinates, and how far off they may be in metres, if that was said.
    case coordinate(Coordinate, accuracy: Double?)
    /// Anything else: a name to be looked up.
    case name(String)

    /// Reads `12.94, 77.63`, `60.17° N 24.94° E`, a `geo:` address (RFC 5870), or a name.
    ///
    /// - Throws: ``PositionError`` when nothing was typed, when the coordinates are off the globe, or when a `geo:` address
    ///   cannot be read.
    public init(reading text: String) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw PositionError.nothingTyped }
        if text.lowercased().hasPrefix("geo:") {
            self = try Self.geoAddress(String(text.dropFirst(4)))
        } else if let coordinate = try Self.pair(text) {
            self = .coordinate(coordinate, accuracy: nil)
        } else {
            self = .name(String(text.prefix(200)))
        }
    }

    // MARK: Coordinates

    private static func pair(_ text: String) throws -> Coordinate? {
        let pattern =
            /([+\-−]?[0-9]{1,3}(?:\.[0-9]{0,20})?)\s*°?\s*([NSns])?\s*[,;\s]\s*([+\-−]?[0-9]{1,3}(?:\.[0-9]{0,20})?)\s*°?\s*([EWew])?/
        guard let match = text.wholeMatch(of: pattern), let latitude = number(match.1), let longitude = number(match.3) else { return nil }
        let south = match.2?.lowercased() == "s", west = match.4?.lowercased() == "w"
        guard let coordinate = Coordinate(latitude: south ? -latitude : latitude, longitude: west ? -longitude : longitude) else {
            throw PositionError.offTheGlobe(text)
        }
        return coordinate
    }

    private static func number(_ text: Substring) -> Double? {
        Double(text.replacing("−", with: "-"))
    }

    // MARK: RFC 5870

    private static func geoAddress(_ text: String) throws -> PositionQuery {
        // Phones add a query that the standard does not know; "geo:0,0?q=…" means only what stands in it.
        let halves = text.split(separator: "?", maxSplits: 1)
        if halves.count == 2, let query = query(halves[1]), halves[0] == "0,0" { return try PositionQuery(reading: query) }
        let parts = (halves.first ?? "").split(separator: ";", omittingEmptySubsequences: false)
        let numbers = (parts.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let plain = /-?[0-9]{1,20}(\.[0-9]{1,20})?/
        guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0.wholeMatch(of: plain) != nil }),
            let latitude = Double(numbers[0]), let longitude = Double(numbers[1])
        else { throw PositionError.unreadableAddress("geo:" + text) }
        var accuracy: Double?
        for parameter in parts.dropFirst() {
            let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
            switch (pair.first, pair.count > 1 ? pair[1] : "") {
            case ("crs", let system):
                guard system == "wgs84" else { throw PositionError.unknownSystem(system) }
            case ("u", let uncertainty):
                guard uncertainty.wholeMatch(of: plain) != nil, let metres = Double(uncertainty), metres >= 0 else {
                    throw PositionError.unreadableAddress("geo:" + text)
                }
                accuracy = metres
            default: break // Parameters that are not known are to be passed over.
            }
        }
        // At a pole every longitude names the same point, which is to be written as 0 (section 3.4.2).
        guard let coordinate = Coordinate(latitude: latitude, longitude: abs(latitude) == 90 ? 0 : longitude) else {
            throw PositionError.offTheGlobe("geo:" + text)
        }
        return .coordinate(coordinate, accuracy: accuracy)
    }

    private static func query(_ text: Substring) -> String? {
        guard let field = text.split(separator: "&").first(where: { $0.hasPrefix("q=") }) else { return nil }
        let value = field.dropFirst(2).replacing("+", with: " ").removingPercentEncoding ?? ""
        return value.split(separator: "(").first.map(String.init)
    }
}
