import BelvedereBinding
import Foundation
import NearbyModel
import NearbyPlaces
import Testing

/// A small town. All places are north of its centre, at a distance in metres.
enum Town {
    static let middle = Coordinate(latitude: 60, longitude: 25)!

    static func place(
        _ id: String, _ types: PlaceType..., north metres: Double, rating: Double? = nil, opening: Place.Opening = .unknown
    ) -> Place {
        Place(
            id: id, types: types, name: id.capitalized, coordinate: Coordinate(latitude: 60 + metres / 111_195, longitude: 25)!,
            rating: rating, opening: opening, provider: .openStreetMap)
    }

    /// Four ATMs, two restaurants (one is also a cafe), a cafe, and no night club.
    static let places = [
        place("atm1", .atm, north: 100), place("atm2", .atm, north: 200), place("atm3", .atm, north: 300),
        place("atm4", .atm, north: 400),
        place("grill", .restaurant, north: 500), place("bistro", .restaurant, .cafe, north: 50),
        place("tearoom", .cafe, north: 600),
    ]
}

extension PlacesAround {
    /// Waits until every section has its answer.
    func untilAnswered() async {
        for await sections in sections.values where !sections.contains(where: \.isLoading) { return }
    }
}
