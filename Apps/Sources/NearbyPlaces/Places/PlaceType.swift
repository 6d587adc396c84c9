/// The types of places that the app knows, in the order in which it shows them.
public enum PlaceType: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    case atm, restaurant, cafe, nightClub

    private var rank: Int {
        switch self {
        case .atm: 0
        case .restaurant: 1
        case .cafe: 2
        case .nightClub: 3
        }
    }

    /// The number by which the database stores this type. Never change it.
    var stored: Int { rank + 1 }

    public static func < (left: PlaceType, right: PlaceType) -> Bool { left.rank < right.rank }
}
