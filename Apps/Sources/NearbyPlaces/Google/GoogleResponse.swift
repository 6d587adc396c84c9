import Foundation
import HTTPService

/// The response of Google's Places API (New).
struct GoogleResponse: Decodable {
    /// The names of the requested fields. Without them the service refuses the request. Some fields cost more than others.
    static let fieldMask = [
        "id", "displayName", "location", "types", "formattedAddress", "internationalPhoneNumber", "websiteUri", "rating",
        "userRatingCount", "currentOpeningHours.openNow", "businessStatus", "attributions",
    ].map { "places." + $0 }.joined(separator: ",")

    struct Failure: Decodable {
        let code: Int?
        let message: String?
        let status: String?

        func placesError(retryAfter: Duration?) -> PlacesError {
            switch status {
            case "RESOURCE_EXHAUSTED": .tooManyRequests(retryAfter: retryAfter ?? .seconds(60))
            case "UNAVAILABLE", "INTERNAL", "DEADLINE_EXCEEDED", "UNKNOWN", "ABORTED": .busy(remark: message ?? "", retryAfter: retryAfter)
            default: .refused(message: message ?? status ?? "")
            }
        }
    }

    struct Found: Decodable {
        struct Text: Decodable {
            let text: String?
        }

        struct Location: Decodable {
            let latitude: Double?
            let longitude: Double?
        }

        struct Hours: Decodable {
            let openNow: Bool?
        }

        struct Attribution: Decodable {
            let provider: String?
            let providerUri: String?
        }

        let id: String
        /// The name that people use. The service's field `name` is a resource name instead.
        let displayName: Text?
        let location: Location
        let types: [String]?
        let formattedAddress: String?
        let internationalPhoneNumber: String?
        let websiteUri: String?
        let rating: Double?
        let userRatingCount: Int?
        let currentOpeningHours: Hours?
        let businessStatus: String?
        let attributions: [Readable<Attribution>]?

        /// Returns the place, or nil if it is permanently closed or has not opened yet.
        func place(asked: PlaceType) -> Place? {
            let business = GoogleBusiness(businessStatus)
            guard business != .gone else { return nil }
            // The service leaves out a number that is zero.
            guard let coordinate = Coordinate(latitude: location.latitude ?? 0, longitude: location.longitude ?? 0) else { return nil }
            let name = RemoteText.cleaned(displayName?.text ?? "")
            return Place(
                id: "google/" + id, types: Array(PlaceType.google(types ?? []).union([asked])), name: name.isEmpty ? nil : name,
                coordinate: coordinate, address: formattedAddress.map { RemoteText.cleaned($0) },
                phone: internationalPhoneNumber.map { RemoteText.cleaned($0, limit: 80) },
                website: websiteUri.flatMap(RemoteText.webAddress), rating: rating.flatMap { (1...5).contains($0) ? $0 : nil },
                ratingCount: userRatingCount, opening: business.opening(isOpen: currentOpeningHours?.openNow), provider: .googleMaps,
                attributions: (attributions ?? []).compactMap { entry in
                    PlaceAttribution(
                        name: entry.value?.provider ?? "", link: (entry.value?.providerUri).flatMap(RemoteText.webAddress))
                }
            )
        }
    }

    let places: [Readable<Found>]?
    let error: Failure?
}
