public import BelvedereBinding
public import BelvedereCore
internal import Foundation
public import NearbyPlaces

/// The view model of the list of one type of place.
public final class PlaceListViewModel: ViewModel, BindingOwner {
    public let title: String
    /// The view model of the controls that set the position, for a screen that was opened by its address.
    public let position: PositionViewModel
    public private(set) lazy var hasPosition = around.position.map { $0 != nil }
    public let searchText = Dynamic("")
    public let sortKey = Dynamic(PlaceSorting.Key.distance)
    /// Whether the list contains only places that are certainly open.
    public let isOpenOnly = Dynamic(false)
    public let rows = DynamicList<PlaceRow>()
    /// The values by which the person can sort the list. The rating is among them only if the provider has ratings.
    public let sortKeys: Derived<[PlaceSorting.Key]>
    /// The text with the number of shown places, empty before any result.
    public let count: Derived<String>
    public let emptiness: Derived<PlaceListEmptiness?>
    /// The state of the screen: the rows, the reason why there are none, or the failure.
    public let state: Derived<ContentState<Void>>
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    /// The other companies or people to name as sources of the places.
    public private(set) lazy var attributions = around.attributions
    public let texts: NearbyFormatter
    public let bindings = BindingBag()
    public let type: PlaceType

    /// The view model of the map with the shown places.
    public let map: MapViewModel
    /// Whether the provider's terms allow the app to show the places on the app's own map.
    public var allowsMap: Bool { around.provider.allowsOwnMapsAndStorage }
    /// The identifier of the place that is shown beside the list, so that the list can highlight its row.
    public let chosen: Derived<String?>

    private let around: PlacesAround
    private let router: Router<NearbyRoute>

    init(
        type: PlaceType, around: PlacesAround, position: PositionViewModel, extract: PlacesExtract?, router: Router<NearbyRoute>,
        texts: NearbyFormatter
    ) {
        self.type = type
        self.around = around
        self.position = position
        self.router = router
        self.texts = texts
        title = texts.listTitle(of: type)
        let section = around.section(type)
        let (search, sortKey, isOpenOnly) = (searchText, sortKey, isOpenOnly)
        let found = Derived { () -> [Place] in
            guard let center = around.position.value?.coordinate else { return [] }
            // Read the moment here, so that the rows are computed again whenever it changes.
            _ = around.moment.value
            let matching = section.value.places.filter { place in
                place.matches(search.value, locale: texts.locale) && (!isOpenOnly.value || around.openStatus(of: place) == .open)
            }
            return PlaceSorting(key: sortKey.value, center: center, locale: texts.locale).sorted(matching)
        }
        let shown = Derived { () -> [PlaceRow] in
            guard let center = around.position.value?.coordinate else { return [] }
            _ = around.moment.value
            return found.value.map { place in
                PlaceRow(
                    id: place.id,
                    image: type,
                    name: texts.name(of: place),
                    distance: texts.distance(place.coordinate.distance(to: center)),
                    status: texts.statusInRow(around.openStatus(of: place), then: around.openingChange(of: place)),
                    rating: place.rating.map { texts.rating($0, count: place.ratingCount) } ?? "",
                    address: place.address ?? ""
                )
            }
        }
        chosen = router.dynamicStack.map { stack -> String? in
            if case .place(let id) = stack.top { id } else { nil }
        }
        map = MapViewModel(
            places: found, center: around.position.map { $0?.coordinate }, position: around.position, chosen: chosen,
            extract: around.provider.allowsOwnMapsAndStorage ? extract : nil, texts: texts
        ) { router.push(.place($0), onto: .list(type)) }
        sortKeys = section.map { section in
            section.places.contains { $0.rating != nil } ? [.distance, .rating, .name] : [.distance, .name]
        }
        count = combine(rows.counted, section) { shown, section in
            guard section.isLoaded else { return "" }
            let isCut = section.places.count >= around.area?.limit ?? .max
            return texts.count(shown: shown, of: section.places.count, isCut: isCut)
        }
        emptiness = combine(rows.counted, section, around.position, around.radius) { shown, section, position, radius in
            guard let position else { return .noPosition }
            if shown > 0 || !section.isLoaded || section.isLoading || section.error != nil { return nil }
            if !section.places.isEmpty { return .noMatch }
            if around.isOutsideCoverage { return .outsideCoverage(covered: around.coverage?.name) }
            return .nothingFound(radius: radius, wider: SearchArea(center: position.coordinate, radius: radius).widerRadius)
        }
        state = combine(emptiness, section) { emptiness, section in
            if let error = section.error { return .failed(ContentMessage(texts.failure(error))) }
            if section.isLoading { return .loading }
            return emptiness.map { .empty(texts.message(of: $0, type)) } ?? .content
        }
        shown.bindAndFire(to: self) { viewModel, new in viewModel.rows.assign(new) }
    }

    /// Opens the screen of a place.
    public func open(_ row: PlaceRow) {
        router.push(.place(row.id), onto: .list(type))
    }

    /// Loads the places of this type again.
    public func retry() {
        around.retry(type)
    }

    /// Performs the action whose button is shown in place of missing rows.
    public func leadOn() {
        switch emptiness.value {
        case .nothingFound: widen()
        case .noMatch: showAll()
        case .outsideCoverage: position.startInExtract()
        case .noPosition, nil: break
        }
    }

    /// Searches again within the next larger radius.
    public func widen() {
        if let wider = around.area?.widerRadius { around.look(within: wider) }
    }

    /// Clears the search text, and also shows places that are not open.
    public func showAll() {
        transaction {
            searchText.value = ""
            isOpenOnly.value = false
        }
    }
}
