internal import NearbyPlaces

/// Which places stand where on the home screen.
nonisolated struct HomePlaces {
    /// The places of each type, the best first.
    let types: [(type: PlaceType, places: [Place])]

    /// A place of two types stands under the first of them alone.
    init(_ sections: [PlacesSectionState], center: Coordinate, texts: NearbyTexts) {
        var seen: Set<String> = []
        types = zip(PlaceType.allCases, sections).map { type, section in
            // What is shut for a while is no pick; its list shows it.
            let own = section.places.filter { seen.insert($0.id).inserted && $0.opening != .closedForNow }
            // Nobody looks for the best cash machine, but for the nearest.
            let key = type == .atm ? PlaceSorting.Key.distance : .rating
            return (type, PlaceSorting(key: key, center: center, locale: texts.locale).sorted(own))
        }
    }

    /// The place of each type that a person would go to now: one that is open rather than one of which nobody knows, and that rather than one
    /// that is closed; then the one that stands first. Places that somebody named and described come before bare points on a map.
    func picks(open: (Place) -> OpenStatusNow) -> [(type: PlaceType, place: Place)] {
        types.compactMap { entry in
            let ranked = entry.places.enumerated().min { one, other in
                let (first, second) = (rank(one.element, open), rank(other.element, open))
                return first != second ? first < second : one.offset < other.offset
            }
            return ranked.map { (entry.type, $0.element) }
        }
    }

    private func rank(_ place: Place, _ open: (Place) -> OpenStatusNow) -> Int {
        let status =
            switch open(place) {
            case .open: 0
            case .unknown: 10
            case .closed: 20
            }
        return status + (place.name == nil ? 2 : 0) + (place.website == nil && place.rating == nil && place.address == nil ? 1 : 0)
    }
}
