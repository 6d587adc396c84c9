public import BelvedereBinding
public import BelvedereCore
internal import Foundation
public import NearbyPlaces

/// The view model of one place's screen. It shows values of the data model, so it is updated when the place is loaded again and when it
/// opens or closes.
public final class PlaceDetailViewModel: ViewModel {
    /// The texts about the place, or nil while the place is not loaded.
    public let facts: Derived<PlaceFacts?>
    /// The state of the screen: the texts about the place, or the reason why there are none.
    public let state: Derived<ContentState<PlaceFacts>>
    /// Whether the app knows no position yet, for example because the person opened this screen by its address.
    public let hasNoPosition: Derived<Bool>
    /// The view model of the controls that set the position.
    public let position: PositionViewModel
    /// The view model of the map around the place.
    public let map: MapViewModel
    /// Whether the provider's terms allow the app to show the place on the app's own map.
    public var allowsMap: Bool { around.provider.allowsOwnMapsAndStorage }
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    /// The other companies or people to name as sources of this place's data.
    public let attributions: Derived<[PlaceAttribution]>
    public let texts: NearbyFormatter

    private let around: PlacesAround

    /// - Parameter onSelect: called with the identifier of another place that the person has chosen on the map.
    init(
        id: String, around: PlacesAround, position: PositionViewModel, extract: PlacesExtract?, texts: NearbyFormatter,
        onSelect: @escaping (String) -> Void
    ) {
        self.around = around
        self.position = position
        self.texts = texts
        let place = around.place(id)
        map = MapViewModel(
            // The map shows the other places of this type as well.
            places: around.sections.map { sections in sections.first { $0.places.contains { $0.id == id } }?.places ?? [] },
            center: place.map { $0?.coordinate }, position: around.position, chosen: Dynamic(id), radius: 200,
            extract: around.provider.allowsOwnMapsAndStorage ? extract : nil, texts: texts
        ) { if $0 != id { onSelect($0) } }
        facts = combine(place, around.position, around.moment) { place, position, _ in
            place.map { Self.facts($0, from: position?.coordinate, around: around, texts: texts) }
        }
        attributions = place.map { $0?.attributions ?? [] }
        hasNoPosition = around.position.map { $0 == nil }
        state = combine(facts, around.position, around.sections) { facts, position, sections in
            if let facts { return .content(facts) }
            if sections.contains(where: \.isLoading) { return .loading }
            if position == nil { return .empty(texts.noPosition(.place)) }
            return .empty(ContentMessage(NearbyTexts.unknownPlace, detail: NearbyTexts.unknownPlaceDetail, symbol: .place, isError: true))
        }
    }

    private static func facts(_ place: Place, from start: Coordinate?, around: PlacesAround, texts: NearbyFormatter) -> PlaceFacts {
        var facts = PlaceFacts()
        facts.name = texts.name(of: place)
        facts.status = texts.status(around.openStatus(of: place))
        if place.opening == .closedForNow {
            facts.hours = NearbyTexts.closedForNow
        } else {
            facts.hours = texts.hours(around.openStatus(of: place), then: around.openingChange(of: place))
        }
        let days = around.openingDays(of: place)
        facts.week = texts.week(days)
        facts.hoursAsWritten = place.hoursAsWritten.map { days.isEmpty ? texts.unreadableHours($0) : texts.hoursAsWritten($0) } ?? ""
        facts.distance = start.map { texts.distance(place.coordinate.distance(to: $0)) } ?? ""
        facts.address = place.address ?? ""
        facts.rating = place.rating.map { texts.rating($0, count: place.ratingCount) } ?? ""
        facts.phone = place.phone ?? ""
        facts.phoneLink = place.phoneLink?.absoluteString ?? ""
        facts.website = place.website?.absoluteString ?? ""
        facts.directions = place.directions(from: start)?.absoluteString ?? ""
        return facts
    }
}
