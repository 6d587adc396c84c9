internal import Belvedere
internal import NearbyPlaces

extension PlaceType {
    /// The picture that stands for the type.
    var symbol: Symbol {
        switch self {
        case .atm: .cash
        case .restaurant: .restaurant
        case .cafe: .cafe
        case .nightClub: .nightClub
        }
    }
}
