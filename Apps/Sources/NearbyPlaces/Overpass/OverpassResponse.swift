/// What the Overpass API answers in JSON.
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
        /// Where a way or a relation is.
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
    /// Says what went wrong although the status is 200.
    let remark: String?
}
