internal import NearbyPlaces

/// The places that each section of the home screen shows.
nonisolated struct HomePlaces {
    /// The places of each type, the best first, for the screen's sections.
    let types: [(type: PlaceType, places: [Place])]

    /// A place with two types is only in the section of the first one.
    init(_ sections: [PlacesSectionState], center: Coordinate, texts: NearbyFormatter) {
        var seen: Set<String> = []
        types = zip(PlaceType.allCases, sections).map { type, section in
            // A temporarily closed place is not recommended on the home screen, but the list of its type contains it.
            let own = section.places.filter { seen.insert($0.id).inserted && $0.opening != .closedForNow }
            // Sort cash machines by distance, because people need the nearest and not the best one.
            let key = type == .atm ? PlaceSorting.Key.distance : .rating
            return (type, PlaceSorting(key: key, center: center, locale: texts.locale).sorted(own))
        }
    }

    /// Returns one recommended place for each type. The cash machine is the last one: the first recommendation is a place where a person
    /// would spend an evening, and nobody goes out to a cash machine. The sections keep the order of the types. Open places come before
    /// places with unknown hours, and these before closed ones. Among them, places with a name and a description come before those without.
    /// Of the remaining places, the first is chosen.
    func picks(open: (Place) -> OpenStatusNow) -> [(type: PlaceType, place: Place)] {
        (types.filter { $0.type != .atm } + types.filter { $0.type == .atm }).compactMap { entry in
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
