import Foundation

/// A place that the stand-in servers of Overpass and of Google's services return, each in its own format.
public struct StandInPlace: Sendable {
    public var id: Int
    /// The types of the place as values of OpenStreetMap's tag `amenity`: `atm`, `restaurant`, `cafe`, `nightclub`.
    public var amenities: [String]
    public var name: String
    public var latitude: Double
    public var longitude: Double
    public var isOpen: Bool?
    /// The value of Google's business status: `OPERATIONAL`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY`. Nil if the response has none.
    public var business: String?

    public init(
        id: Int, amenities: [String], name: String, latitude: Double, longitude: Double, isOpen: Bool? = nil, business: String? = nil
    ) {
        self.id = id
        self.amenities = amenities
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.isOpen = isOpen
        self.business = business
    }

    /// Returns places around a point: `count` of each type, one every 20 m, in changing directions, and one place that has two types.
    public static func round(latitude: Double, longitude: Double, count: Int) -> [StandInPlace] {
        var places: [StandInPlace] = []
        for (kind, amenity) in ["atm", "restaurant", "cafe", "nightclub"].enumerated() {
            for index in 0..<count {
                let distance = Double(index + 1) * 20 + Double(kind), angle = Double(index * 47 + kind * 90) * .pi / 180
                places.append(
                    StandInPlace(
                        id: kind * 1000 + index + 1, amenities: [amenity], name: "\(amenity) \(index + 1)",
                        latitude: latitude + distance * cos(angle) / 111_195,
                        longitude: longitude + distance * sin(angle) / (111_195 * cos(latitude * .pi / 180)),
                        isOpen: index % 3 == 2 ? nil : index % 3 == 0
                    ))
            }
        }
        places.append(
            StandInPlace(
                id: 9001, amenities: ["restaurant", "cafe"], name: "Both <b>&\"\\", latitude: latitude + 0.0001, longitude: longitude))
        return places
    }

    func distance(latitude: Double, longitude: Double) -> Double {
        let north = (self.latitude - latitude) * 111_195
        let east = (self.longitude - longitude) * 111_195 * cos(latitude * .pi / 180)
        return (north * north + east * east).squareRoot()
    }

    var quotedName: String {
        "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    var googleTypes: [String] {
        amenities.map { $0 == "nightclub" ? "night_club" : $0 } + ["point_of_interest", "establishment"]
    }
}
