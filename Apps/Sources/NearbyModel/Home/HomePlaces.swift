internal import NearbyPlaces

/// Which places stand where on the home screen.
nonisolated struct HomePlaces {
    /// The places of each type, the best first.
    let types: [(type: PlaceType, places: [Place])]

    /// A place of two types stands under the first of them alone.
    init(_ sections: [PlacesSectionState], center: Coordinate, texts: NearbyTexts) {
        var seen: Set<String> = []
        types = zip(PlaceType.allCases, sections).map { type, section in
            let own = section.places.filter { seen.insert($0.id).inserted }
            // Nobody looks for the best cash machine, but for the nearest.
            let key = type == .atm ? PlaceSorting.Key.distance : .rating
            return (type, PlaceSorting(key: key, center: center, locale: texts.locale).sorted(own))
        }
    }

    /// The first place of each type that has any.
    var picks: [(type: PlaceType, place: Place)] {
        types.compactMap { entry in entry.places.first.map { (entry.type, $0) } }
    }
}
