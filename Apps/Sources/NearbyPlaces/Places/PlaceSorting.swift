public import Foundation

/// A sort order of places around a point.
public struct PlaceSorting: Sendable, Hashable {
    /// The value by which places are compared.
    public enum Key: String, Sendable, CaseIterable, Codable {
        /// The nearest place comes first.
        case distance
        /// The best rated place comes first. If there are no ratings, the nearest comes first. The home screen's best places have the same
        /// order.
        case rating
        /// Places are sorted by name. Those without a name are last.
        case name
    }

    public var key: Key
    public var center: Coordinate
    public var locale: Locale

    public init(key: Key, center: Coordinate, locale: Locale = .current) {
        self.key = key
        self.center = center
        self.locale = locale
    }

    /// Returns the places in this order. Equal places are sorted by distance and then by identifier, so that the result is always the same.
    public func sorted(_ places: [Place]) -> [Place] {
        places.map { (place: $0, distance: $0.coordinate.distance(to: center)) }
            .sorted { left, right in
                switch key {
                case .distance: break
                case .rating:
                    let ratings = (left.place.rating ?? 0, right.place.rating ?? 0)
                    if ratings.0 != ratings.1 { return ratings.0 > ratings.1 }
                case .name:
                    switch (left.place.name, right.place.name) {
                    case (let first?, let second?):
                        let comparison = first.compare(second, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
                        if comparison != .orderedSame { return comparison == .orderedAscending }
                    case (_?, nil): return true
                    case (nil, _?): return false
                    case (nil, nil): break
                    }
                }
                return left.distance != right.distance ? left.distance < right.distance : left.place.id < right.place.id
            }
            .map(\.place)
    }
}
