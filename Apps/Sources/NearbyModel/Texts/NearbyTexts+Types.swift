public import NearbyPlaces

/// What the types of places are called.
nonisolated extension NearbyTexts {
    public func name(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyWords.typeATM
            case .restaurant: NearbyWords.typeRestaurant
            case .cafe: NearbyWords.typeCafe
            case .nightClub: NearbyWords.typeNightClub
            }
        }
    }

    /// The title of the three best on the home screen.
    public func homeTitle(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyWords.homeATM
            case .restaurant: NearbyWords.homeRestaurant
            case .cafe: NearbyWords.homeCafe
            case .nightClub: NearbyWords.homeNightClub
            }
        }
    }

    /// The title of the list.
    public func listTitle(of type: PlaceType) -> String {
        say {
            switch type {
            case .atm: NearbyWords.listATM
            case .restaurant: NearbyWords.listRestaurant
            case .cafe: NearbyWords.listCafe
            case .nightClub: NearbyWords.listNightClub
            }
        }
    }

    /// What a place without a name is called.
    public func nameless(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyWords.namelessATM
            case .restaurant: NearbyWords.namelessRestaurant
            case .cafe: NearbyWords.namelessCafe
            case .nightClub: NearbyWords.namelessNightClub
            case nil: NearbyWords.namelessPlace
            }
        }
    }

    public func name(of place: Place) -> String { place.name ?? nameless(place.types.first) }
}
