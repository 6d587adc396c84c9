public import BelvedereBinding
public import BelvedereCore
internal import Foundation
public import NearbyPlaces

/// What the list of one type shows and does.
public final class PlaceListViewModel: ViewModel, BindingOwner {
    public let title: String
    /// The ways to say where one is, for whom an address has led here.
    public let position: PositionViewModel
    public private(set) lazy var hasPosition = around.position.map { $0 != nil }
    public let searchText = Dynamic("")
    public let sortKey = Dynamic(PlaceSorting.Key.distance)
    /// Whether only places are shown that are open for certain.
    public let isOpenOnly = Dynamic(false)
    public let rows = DynamicList<PlaceRow>()
    /// What there is to sort by; by rating only where somebody rates.
    public let sortKeys: Derived<[PlaceSorting.Key]>
    /// How many places are shown; empty while nothing is known.
    public let count: Derived<String>
    public let emptiness: Derived<PlaceListEmptiness?>
    /// What there is to show: the rows, why there are none, or what went wrong.
    public let state: Derived<ContentState<Void>>
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    /// Who else is named beside the places.
    public private(set) lazy var attributions = around.attributions
    public let texts: NearbyTexts
    public let bindings = BindingBag()
    public let type: PlaceType

    /// The places that are shown, on a map.
    public let map: MapViewModel
    /// Whether a map of our own may stand beside the places at all.
    public var allowsMap: Bool { around.provider.allowsOwnMapsAndStorage }
    /// Which place is shown beside the list, by its identifier.
    public private(set) lazy var chosen = router.dynamicStack.map { stack -> String? in
        if case .place(let id) = stack.top { id } else { nil }
    }

    private let around: PlacesAround
    private let router: Router<NearbyRoute>

    init(
        type: PlaceType, around: PlacesAround, position: PositionViewModel, extract: PlacesExtract?, router: Router<NearbyRoute>,
        texts: NearbyTexts
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
            // Read so that the rows follow the clock as well.
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
        map = MapViewModel(
            places: found, center: around.position.map { $0?.coordinate }, position: around.position,
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

    /// Shows one place.
    public func open(_ row: PlaceRow) {
        router.push(.place(row.id), onto: .list(type))
    }

    /// Asks again for the places of this type.
    public func retry() {
        around.retry(type)
    }

    /// Leads on from where there are no rows.
    public func leadOn() {
        switch emptiness.value {
        case .nothingFound: widen()
        case .noMatch: showAll()
        case .outsideCoverage: position.startInExtract()
        case .noPosition, nil: break
        }
    }

    /// Looks within the next wider radius.
    public func widen() {
        if let wider = around.area?.widerRadius { around.look(within: wider) }
    }

    /// Takes back what leaves places out.
    public func showAll() {
        transaction {
            searchText.value = ""
            isOpenOnly.value = false
        }
    }
}
