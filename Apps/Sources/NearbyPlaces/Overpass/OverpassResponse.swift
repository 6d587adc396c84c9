/// The JSON response of the Overpass API.
struct OverpassResponse: Decodable {
    struct Element: Decodable {
        struct Center: Decodable {
            let lat: Double
            let lon: Double
        }

        let type: String
        let id: Int64
        let lat: Double?
        let lon: Double?
        /// The position of an area or a group, for which Overpass sends only the centre. Nil for a point.
        let center: Center?
        let tags: [String: String]?

        var place: Place? {
            guard ["node", "way", "relation"].contains(type), let latitude = lat ?? center?.lat, let longitude = lon ?? center?.lon,
                let coordinate = Coordinate(latitude: latitude, longitude: longitude)
            else { return nil }
            return PlaceTags(tags ?? [:], at: coordinate)?.place(id: "\(type)/\(id)", coordinate: coordinate)
        }
    }

    let elements: [Readable<Element>]?
    /// The server's description of a failure. It may be present although the HTTP status is 200.
    let remark: String?
}
