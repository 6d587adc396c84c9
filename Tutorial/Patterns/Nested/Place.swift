/// The types of places.
enum PlaceType: String, CaseIterable, Sendable {
    case restaurant = "Restaurants"
    case cafe = "Cafés"
}

/// A place as the service delivers it.
struct Place: Sendable {
    let name: String
    let type: PlaceType
}
