public import NearbyPlaces

/// The names of the types of places.
nonisolated extension NearbyFormatter {
    public func name(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.typeATM
            case .restaurant: NearbyTexts.typeRestaurant
            case .cafe: NearbyTexts.typeCafe
            case .nightClub: NearbyTexts.typeNightClub
            }
        }
    }

    /// Returns the title of a type's three best places on the home screen.
    public func homeTitle(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.homeATM
            case .restaurant: NearbyTexts.homeRestaurant
            case .cafe: NearbyTexts.homeCafe
            case .nightClub: NearbyTexts.homeNightClub
            }
        }
    }

    /// Returns the title of a type's list.
    public func listTitle(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.listATM
            case .restaurant: NearbyTexts.listRestaurant
            case .cafe: NearbyTexts.listCafe
            case .nightClub: NearbyTexts.listNightClub
            }
        }
    }

    /// Returns the text for a place without a name.
    public func nameless(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.namelessATM
            case .restaurant: NearbyTexts.namelessRestaurant
            case .cafe: NearbyTexts.namelessCafe
            case .nightClub: NearbyTexts.namelessNightClub
            case nil: NearbyTexts.namelessPlace
            }
        }
    }

    public func name(of place: Place) -> String { place.name ?? nameless(place.types.first) }
}
