/// The body of a request to Google's Places API (New).
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
    /// The name of this type in Google's services.
    var google: String { self == .nightClub ? "night_club" : rawValue }

    /// Returns the types of a place from the names that Google's services use. Google gives a place several type names.
    static func google(_ names: [String]) -> Set<PlaceType> {
        Set(allCases.filter { names.contains($0.google) })
    }
}
