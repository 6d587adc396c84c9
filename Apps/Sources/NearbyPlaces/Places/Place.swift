public import Foundation
public import OpeningHours

/// A place to visit, such as a café. All sources return this type. Its texts contain no control characters. Anyone may have written them,
/// so escape them in HTML.
public struct Place: Sendable, Hashable, Identifiable {
    /// The known opening hours or opening state.
    public enum Opening: Sendable, Hashable {
        case unknown
        /// Hours in the format of OpenStreetMap's tag `opening_hours`.
        case hours(String)
        /// Whether the place was open at the time of the request. Its hours are unknown.
        case now(isOpen: Bool)
        /// The place is temporarily closed, even during its opening hours.
        case closedForNow
    }

    /// The identifier, such as `node/56418307`. It is unique within the source and never changes.
    public var id: String
    /// The types of the place, in the order of ``PlaceType``. There is at least one.
    public var types: [PlaceType]
    /// The name of the place or else of its operator, brand or network. Nil if none of them is known.
    public var name: String?
    public var coordinate: Coordinate
    public var address: String?
    public var phone: String?
    /// The address of the place's website, with `http` or `https`.
    public var website: URL?
    /// The rating from 1 to 5, or nil. Only some sources have ratings.
    public var rating: Double?
    public var ratingCount: Int?
    public var opening: Opening
    /// The time zone of the place, or nil if the source does not know it.
    public var timeZone: TimeZone?
    public var provider: PlacesProvider
    /// The other companies or people to name as sources of this place's data.
    public var attributions: [PlaceAttribution]

    public init(
        id: String, types: [PlaceType], name: String?, coordinate: Coordinate, address: String? = nil, phone: String? = nil,
        website: URL? = nil, rating: Double? = nil, ratingCount: Int? = nil, opening: Opening = .unknown,
        timeZone: TimeZone? = nil, provider: PlacesProvider, attributions: [PlaceAttribution] = []
    ) {
        self.id = id
        self.types = types.sorted()
        self.name = name
        self.coordinate = coordinate
        self.address = address
        self.phone = phone
        self.website = website
        self.rating = rating
        self.ratingCount = ratingCount
        self.opening = opening
        self.timeZone = timeZone
        self.provider = provider
        self.attributions = attributions
    }

    /// Returns whether the place is open at a moment.
    ///
    /// - Parameters:
    ///   - date: the moment. It is ignored if the source only reported whether the place was open when it was requested.
    ///   - timeZone: the time zone that is assumed if the source does not know the place's time zone.
    public func openStatus(at date: Date, timeZone assumed: TimeZone) -> OpenStatus {
        switch opening {
        case .unknown: return .unknown
        case .now(let isOpen): return isOpen ? .open : .closed
        case .closedForNow: return .closed
        case .hours:
            guard let hours else { return .unknown }
            return hours.status(at: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed), sun: sun)
        }
    }

    /// The `tel:` address that calls the place (RFC 3966), or nil if there is no valid number.
    public var phoneLink: URL? {
        guard let first = phone?.split(whereSeparator: { $0 == ";" || $0 == "," }).first else { return nil }
        let digits = first.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        guard digits.count >= 3, digits.lastIndex(of: "+") ?? digits.startIndex == digits.startIndex else { return nil }
        return URL(string: "tel:" + digits)
    }

    /// Returns the address of a web page that shows the route to the place.
    public func directions(from start: Coordinate?) -> URL? {
        provider.directions(from: start, to: coordinate)
    }

    /// Returns whether the name or the address of the place contains the search text. Case and diacritics are ignored.
    public func matches(_ search: String, locale: Locale = .current) -> Bool {
        func fold(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
        }
        let folded = fold([name, address].compactMap { $0 }.joined(separator: " "))
        return search.split(whereSeparator: \.isWhitespace).allSatisfy { folded.contains(fold(String($0))) }
    }
}
