internal import BelvedereCore
import Foundation

/// The parsed text of the field in which a person types a place or coordinates.
///
/// ```swift
/// switch try PositionQuery(reading: "geo:60.17,24.94;u=30") {
/// case .coordinate(let coordinate, let accuracy): show(coordinate, accuracy)
/// case .name(let name): try await lookUp(name)
/// }
/// ```
public enum PositionQuery: Sendable, Hashable {
    /// The person has typed coordinates. `accuracy` is the possible error in metres, if the text contains it.
    case coordinate(Coordinate, accuracy: Double?)
    /// Any other text. It is the name of a place that the app must find.
    case name(String)

    /// Parses `12.94, 77.63`, `60.17° N 24.94° E`, a `geo:` address (RFC 5870), or a name. The digits and signs can be those of any script:
    /// `۶۰٫۱۷، ۲۴٫۹۴`.
    ///
    /// - Throws: ``PositionError`` if the text is empty, if the coordinates are not on the globe, or if a `geo:` address is invalid.
    public init(reading text: String) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw PositionError.nothingTyped }
        let plain = Self.plain(text)
        if plain.lowercased().hasPrefix("geo:") {
            self = try Self.geoAddress(String(plain.dropFirst(4)))
        } else if let coordinate = try Self.pair(plain) {
            self = .coordinate(coordinate, accuracy: nil)
        } else {
            self = .name(String(text.unicodeScalars.prefix(200)))
        }
    }

    // MARK: Coordinates

    /// Returns the text with ASCII digits and signs. Those of other scripts and wide ones are replaced, and direction marks are removed.
    private static func plain(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{066B}", "．": plain.append(".")
            case "،", "，", "、": plain.append(",")
            case "؛", "；": plain.append(";")
            case "−", "－", "﹣": plain.append("-")
            case "＋": plain.append("+")
            case "：": plain.append(":")
            case "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
            case _ where scalar.properties.numericType == .decimal && !scalar.isASCII:
                plain.append(contentsOf: String(Int(scalar.properties.numericValue ?? 0)).unicodeScalars)
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    private static func pair(_ text: String) throws -> Coordinate? {
        let pattern =
            /([+\-]?[0-9]{1,3}(?:\.[0-9]{0,20})?)\s*°?\s*([NSns])?\s*[,;\s]\s*([+\-]?[0-9]{1,3}(?:\.[0-9]{0,20})?)\s*°?\s*([EWew])?/
        guard let match = text.wholeMatch(of: pattern), let latitude = Double(match.1), let longitude = Double(match.3) else { return nil }
        let south = match.2?.lowercased() == "s", west = match.4?.lowercased() == "w"
        guard let coordinate = Coordinate(latitude: south ? -latitude : latitude, longitude: west ? -longitude : longitude) else {
            throw PositionError.offTheGlobe(text)
        }
        return coordinate
    }

    // MARK: RFC 5870

    private static func geoAddress(_ text: String) throws -> PositionQuery {
        // Phones add a query after "?", which is not in the standard. In "geo:0,0?q=…" only the query contains the position.
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
            default: break // Ignore unknown parameters.
            }
        }
        // At a pole all longitudes are the same point. The standard writes it with the longitude 0 (section 3.4.2).
        guard let coordinate = Coordinate(latitude: latitude, longitude: abs(latitude) == 90 ? 0 : longitude) else {
            throw PositionError.offTheGlobe("geo:" + text)
        }
        return .coordinate(coordinate, accuracy: accuracy)
    }

    private static func query(_ text: Substring) -> String? {
        guard let field = text.split(separator: "&").first(where: { $0.hasPrefix("q=") }) else { return nil }
        let value = field.dropFirst(2).replacing("+", with: " ").removingPercentEncoding?.streamSafe ?? ""
        return value.split(separator: "(").first.map(String.init)
    }
}
