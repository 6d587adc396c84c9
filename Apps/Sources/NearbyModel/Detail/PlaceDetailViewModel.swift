public import BelvedereBinding
public import BelvedereCore
internal import Foundation
internal import NearbyPlaces

/// What the screen of one place shows. It follows the data model, so a refresh or the hour of closing shows here too.
public final class PlaceDetailViewModel: ViewModel {
    /// How far around the place the map goes, in metres.
    public static let mapRadius = 300.0

    /// The facts; nil while the place is not known.
    public let facts: Derived<PlaceFacts?>
    /// What there is to show: the facts, or why there are none.
    public let state: Derived<ContentState<PlaceFacts>>
    /// Whether nobody has said where they are, as when the screen was opened by its address.
    public let hasNoPosition: Derived<Bool>
    /// The ways to say so.
    public let position: PositionViewModel
    /// The streets around; without lines until ``loadMap()`` has found some, and where there are none.
    public let map = Dynamic(PlaceMap())
    /// Whether a map picture of our own may stand beside the facts at all.
    public var allowsMap: Bool { around.provider.allowsOwnMapsAndStorage }
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    public let texts: NearbyTexts

    private let around: PlacesAround
    private let extract: PlacesExtract?
    private let place: Derived<Place?>

    init(id: String, around: PlacesAround, position: PositionViewModel, extract: PlacesExtract?, texts: NearbyTexts) {
        self.around = around
        self.position = position
        self.extract = extract
        self.texts = texts
        let place = around.place(id)
        self.place = place
        facts = combine(place, around.position, around.moment) { place, position, _ in
            place.map { Self.facts($0, from: position?.coordinate, around: around, texts: texts) }
        }
        hasNoPosition = around.position.map { $0 == nil }
        state = combine(facts, around.position, around.sections) { facts, position, sections in
            if let facts { return .content(facts) }
            if sections.contains(where: \.isLoading) { return .loading }
            if position == nil { return .empty(texts.noPosition(.place)) }
            return .empty(ContentMessage(texts.unknownPlace, detail: texts.unknownPlaceDetail, symbol: .place, isError: true))
        }
    }

    /// Looks up the streets around the place, as soon as the place is known. The map stays without them where that fails,
    /// and where the source does not allow it.
    public func loadMap() async {
        guard allowsMap, let extract else { return }
        for await place in place.values {
            guard let place else { continue }
            let box = CoordinateBox(around: place.coordinate, radius: Self.mapRadius)
            if let streets = try? await extract.streets(in: box) { map.value = PlaceMap(streets, in: box) }
            return
        }
    }

    private static func facts(_ place: Place, from start: Coordinate?, around: PlacesAround, texts: NearbyTexts) -> PlaceFacts {
        var facts = PlaceFacts()
        facts.name = texts.name(of: place)
        facts.status = texts.status(around.openStatus(of: place))
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
