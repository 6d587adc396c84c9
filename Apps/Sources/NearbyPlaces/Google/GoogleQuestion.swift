/// What the Places API (New) is asked.
struct GoogleQuestion: Encodable {
    struct Point: Encodable {
        let latitude: Double
        let longitude: Double

        init(_ coordinate: Coordinate) {
            latitude = coordinate.latitude
            longitude = coordinate.longitude
        }
    }

    struct Circle: Encodable {
        let center: Point
        let radius: Double
    }

    struct Restriction: Encodable {
        let circle: Circle
    }

    let includedTypes: [String]
    let maxResultCount: Int
    let rankPreference: String
    let locationRestriction: Restriction
}

extension PlaceType {
    /// The name that Google's services give the type.
    var google: String { self == .nightClub ? "night_club" : rawValue }

    /// The types among Google's names, of which a place has many.
    static func google(_ names: [String]) -> Set<PlaceType> {
        Set(allCases.filter { names.contains($0.google) })
    }
}
