public import Foundation
public import OpeningHours

/// A place to go to, as all sources tell it. Its texts are free of control characters; they were written by strangers and
/// are to be escaped wherever they are put into markup.
public struct Place: Sendable, Hashable, Identifiable {
    /// What is known about when it is open.
    public enum Opening: Sendable, Hashable {
        case unknown
        /// Hours as OpenStreetMap writes them.
        case hours(String)
        /// What the source said when it was asked.
        case now(isOpen: Bool)
        /// Shut for a while, whatever its hours say.
        case closedForNow
    }

    /// Unique within a source and the same each time, such as `node/56418307`.
    public var id: String
    /// What it is, in the order in which types are shown; at least one.
    public var types: [PlaceType]
    /// Nil when nobody named it, nor its operator, brand or network.
    public var name: String?
    public var coordinate: Coordinate
    public var address: String?
    public var phone: String?
    /// An `http` or `https` address, nothing else.
    public var website: URL?
    /// 1 to 5; only some sources have ratings.
    public var rating: Double?
    public var ratingCount: Int?
    public var opening: Opening
    /// The time zone of its clocks, if the source knows.
    public var timeZone: TimeZone?
    public var provider: PlacesProvider
    /// Who else is to be named beside it.
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

    /// Whether the place is open.
    ///
    /// - Parameters:
    ///   - date: the moment asked about. What a source said about "now" it said when it was asked.
    ///   - timeZone: the time zone to be assumed where the source does not know the place's own.
    public func openStatus(at date: Date, timeZone assumed: TimeZone) -> OpenStatus {
        switch opening {
        case .unknown: return .unknown
        case .now(let isOpen): return isOpen ? .open : .closed
        case .closedForNow: return .closed
        case .hours:
            guard let hours else { return .unknown }
            return hours.status(at: date, timeZone: timeZone ?? assumed, holidays: holidays(assumed))
        }
    }

    /// The address that calls the place (RFC 3966), if there is a number to call.
    public var phoneLink: URL? {
        guard let first = phone?.split(whereSeparator: { $0 == ";" || $0 == "," }).first else { return nil }
        let digits = first.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        guard digits.count >= 3, digits.lastIndex(of: "+") ?? digits.startIndex == digits.startIndex else { return nil }
        return URL(string: "tel:" + digits)
    }

    /// A page with directions to the place.
    public func directions(from start: Coordinate?) -> URL? {
        provider.directions(from: start, to: coordinate)
    }

    /// Whether the name or the address contains what was typed, whatever the case and the diacritics.
    public func matches(_ search: String, locale: Locale = .current) -> Bool {
        func fold(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
        }
        let folded = fold([name, address].compactMap { $0 }.joined(separator: " "))
        return search.split(whereSeparator: \.isWhitespace).allSatisfy { folded.contains(fold(String($0))) }
    }
}
