internal import Belvedere
internal import NearbyPlaces

extension PlaceType {
    /// The symbol for this type of place.
    var symbol: Symbol {
        switch self {
        case .atm: .cash
        case .restaurant: .restaurant
        case .cafe: .cafe
        case .nightClub: .nightClub
        }
    }
}
