import Foundation
import HTTPService

/// The data of a place, read from the tags of an OpenStreetMap element. Tags are its keys and values, such as `amenity=cafe`.
struct PlaceTags {
    let types: [PlaceType]
    let name: String?
    let address: String?
    let phone: String?
    let website: String?
    let openingHours: String?

    /// Reads the data from tags. Returns nil if the element is not a place of the app's types.
    ///
    /// - Parameter coordinate: the position of the place. If the tags contain no country, it decides in which order an address is written.
    init?(_ tags: [String: String], at coordinate: Coordinate? = nil) {
        var types: [PlaceType] = []
        switch tags["amenity"] {
        case "atm": types = [.atm]
        case "bank" where tags["atm"] == "yes": types = [.atm]
        case "restaurant": types = [.restaurant]
        case "cafe": types = [.cafe]
        case "nightclub": types = [.nightClub]
        default:
            // A tag may contain several values, as in "cafe;restaurant".
            let values = Set(tags["amenity"]?.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } ?? [])
            guard values.count > 1 else { return nil }
            if values.contains("atm") { types.append(.atm) }
            if values.contains("restaurant") { types.append(.restaurant) }
            if values.contains("cafe") { types.append(.cafe) }
            if values.contains("nightclub") { types.append(.nightClub) }
        }
        guard !types.isEmpty else { return nil }
        self.types = types
        func text(_ names: String..., limit: Int = 200) -> String? {
            names.lazy.compactMap { tags[$0] }.map { RemoteText.cleaned($0, limit: limit) }.first { !$0.isEmpty }
        }
        name = text("name", "brand", "operator", "network")
        phone = text("phone", "contact:phone", limit: 80)
        website = text("website", "contact:website", "url", limit: 500)
        openingHours = text("opening_hours", limit: 255)
        let address = PlaceAddress(
            street: text("addr:street", "addr:place"), number: text("addr:housenumber"), city: text("addr:city"),
            state: text("addr:state"), postcode: text("addr:postcode"), country: text("addr:country"), coordinate: coordinate
        ).line
        self.address = tags["addr:street"] == nil && tags["addr:place"] == nil || address.isEmpty ? nil : address
    }

    func place(id: String, coordinate: Coordinate, timeZone: TimeZone? = nil) -> Place {
        Place(
            id: id, types: types, name: name, coordinate: coordinate, address: address, phone: phone,
            website: website.flatMap(RemoteText.webAddress), opening: openingHours.map { .hours($0) } ?? .unknown,
            timeZone: timeZone, provider: .openStreetMap
        )
    }
}
