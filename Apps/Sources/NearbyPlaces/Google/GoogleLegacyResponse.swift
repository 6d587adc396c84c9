import HTTPService

/// The response of Google's older Nearby Search. Its HTTP status is always 200; the field `status` contains the real one.
struct GoogleLegacyResponse: Decodable, Sendable {
    struct Found: Decodable, Sendable {
        struct Geometry: Decodable, Sendable {
            struct Location: Decodable, Sendable {
                let lat: Double
                let lng: Double
            }

            let location: Location
        }

        struct Hours: Decodable, Sendable {
            let open_now: Bool?
        }

        let place_id: String
        let name: String?
        let geometry: Geometry
        let vicinity: String?
        let types: [String]?
        let rating: Double?
        let user_ratings_total: Int?
        let opening_hours: Hours?
        let business_status: String?
        /// The field that the service used before it introduced `business_status`.
        let permanently_closed: Bool?
    }

    let status: String
    let error_message: String?
    let results: [Readable<Found>]?
    let next_page_token: String?
    /// HTML texts that must be shown beside the places of this page.
    let html_attributions: [Readable<String>]?

    /// Returns the response itself if its `status` reports success, and throws otherwise.
    func checked() throws -> GoogleLegacyResponse {
        switch status {
        case "OK":
            guard results != nil else { throw PlacesError.unexpectedShape("results") }
            return self
        case "ZERO_RESULTS", "NOT_FOUND": return self
        case "OVER_QUERY_LIMIT": throw PlacesError.tooManyRequests(retryAfter: .seconds(60))
        case "REQUEST_DENIED", "INVALID_REQUEST", "OVER_DAILY_LIMIT": throw PlacesError.refused(message: error_message ?? status)
        case "UNKNOWN_ERROR": throw PlacesError.busy(remark: error_message ?? "")
        default: throw PlacesError.unexpectedShape("status")
        }
    }

    func places(asked: PlaceType) -> [Place] {
        let attributions = (html_attributions ?? []).compactMap { $0.value.flatMap { PlaceAttribution(html: $0) } }
        return (results ?? []).compactMap { entry in
            guard let found = entry.value, found.permanently_closed != true,
                case let business = GoogleBusiness(found.business_status), business != .gone,
                let coordinate = Coordinate(latitude: found.geometry.location.lat, longitude: found.geometry.location.lng)
            else { return nil }
            let name = RemoteText.cleaned(found.name ?? "")
            return Place(
                id: "google/" + found.place_id, types: Array(PlaceType.google(found.types ?? []).union([asked])),
                name: name.isEmpty ? nil : name, coordinate: coordinate, address: found.vicinity.map { RemoteText.cleaned($0) },
                rating: found.rating.flatMap { (1...5).contains($0) ? $0 : nil }, ratingCount: found.user_ratings_total,
                opening: business.opening(isOpen: found.opening_hours?.open_now), provider: .googleMaps, attributions: attributions
            )
        }
    }
}
