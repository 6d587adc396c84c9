public import BelvedereBinding
public import BelvedereCore
internal import Foundation
public import NearbyPlaces

/// What the screen of one place shows. It follows the data model, so a refresh or the hour of closing shows here too.
public final class PlaceDetailViewModel: ViewModel {
    /// The facts; nil while the place is not known.
    public let facts: Derived<PlaceFacts?>
    /// What there is to show: the facts, or why there are none.
    public let state: Derived<ContentState<PlaceFacts>>
    /// Whether nobody has said where they are, as when the screen was opened by its address.
    public let hasNoPosition: Derived<Bool>
    /// The ways to say so.
    public let position: PositionViewModel
    /// The surroundings of the place.
    public let map: MapViewModel
    /// Whether a map picture of our own may stand beside the facts at all.
    public var allowsMap: Bool { around.provider.allowsOwnMapsAndStorage }
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    /// Who else is named beside this place.
    public let attributions: Derived<[PlaceAttribution]>
    public let texts: NearbyTexts

    private let around: PlacesAround

    init(id: String, around: PlacesAround, position: PositionViewModel, extract: PlacesExtract?, texts: NearbyTexts) {
        self.around = around
        self.position = position
        self.texts = texts
        let place = around.place(id)
        map = MapViewModel(
            places: place.map { $0.map { [$0] } ?? [] }, center: place.map { $0?.coordinate }, position: around.position,
            extract: around.provider.allowsOwnMapsAndStorage ? extract : nil, texts: texts
        )
        facts = combine(place, around.position, around.moment) { place, position, _ in
            place.map { Self.facts($0, from: position?.coordinate, around: around, texts: texts) }
        }
        attributions = place.map { $0?.attributions ?? [] }
        hasNoPosition = around.position.map { $0 == nil }
        state = combine(facts, around.position, around.sections) { facts, position, sections in
            if let facts { return .content(facts) }
            if sections.contains(where: \.isLoading) { return .loading }
            if position == nil { return .empty(texts.noPosition(.place)) }
            return .empty(ContentMessage(NearbyWords.unknownPlace, detail: NearbyWords.unknownPlaceDetail, symbol: .place, isError: true))
        }
    }

    private static func facts(_ place: Place, from start: Coordinate?, around: PlacesAround, texts: NearbyTexts) -> PlaceFacts {
        var facts = PlaceFacts()
        facts.name = texts.name(of: place)
        facts.status = texts.status(around.openStatus(of: place))
        if place.opening == .closedForNow {
            facts.hours = NearbyWords.closedForNow
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
