public import Foundation

/// An order of places as seen from somewhere.
public struct PlaceSorting: Sendable, Hashable {
    /// What is compared.
    public enum Key: String, Sendable, CaseIterable, Codable {
        /// Nearest first.
        case distance
        /// Best first; where nobody rated, nearest first. This is also what "top" means on the home screen.
        case rating
        /// By name, places without one last.
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

    /// The places in this order. Equal ones stand in the order of their distance, then of their ids, so that the order is
    /// the same each time.
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
