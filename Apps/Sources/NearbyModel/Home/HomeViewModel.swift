public import BelvedereBinding
public import BelvedereCore
internal import Foundation
public import NearbyPlaces

/// The view model of the screen "Nearby". It owns the data model and the view models of its rows, receives their events, and creates the
/// view models of the next screens.
///
/// It makes no request while no position is known.
public final class HomeViewModel: ViewModel, BindingOwner {
    /// The rows, each with its view model.
    public let rows = DynamicList<HomeTableCellType>()
    /// The view model for the person's position.
    public let position: PositionViewModel
    public private(set) lazy var hasPosition = around.position.map { $0 != nil }
    public private(set) lazy var hasRows = rows.counted.map { $0 > 0 }
    /// Whether further rows will appear below the shown ones.
    public private(set) lazy var isGrowing = combine(rows.counted, isFirstLoad) { $0 > 0 && $1 }
    public private(set) lazy var emptiness = makeEmptiness()
    /// The state of the screen: the rows, or the reason why there are none.
    public private(set) lazy var state = makeState()
    /// The index of the chosen radius among ``radii``.
    public private(set) lazy var radius = around.radius.map { SearchArea.radii.firstIndex(of: $0) ?? 0 }
    public let radii: [String]
    /// The text that names the provider of the places. The next property is its link.
    public var attribution: String { around.provider.attribution }
    public var attributionLink: String { around.provider.attributionLink?.absoluteString ?? "" }
    /// The other companies or people to name as sources of the places.
    public private(set) lazy var attributions = around.attributions
    /// The view model of the row with recommendations, which is among ``rows`` as soon as there are any.
    public let pagination: PaginationCellVM
    public let texts: NearbyFormatter
    public let bindings = BindingBag()

    /// The types of places that have had an answer at a position, even if it was a failure.
    private var answered: (center: Coordinate?, types: Set<PlaceType>) = (nil, [])
    /// Whether the first answer for some type is still awaited.
    private let isFirstLoad = Dynamic(false)
    private let around: PlacesAround
    private let extract: PlacesExtract?
    private let router: Router<NearbyRoute>
    private let environment: SessionEnvironment
    private let device: Device
    private let categories: CategoriesTableCollectionCellVM
    private let best: [PlacesTableCollectionCellVM]
    private let failures: [SectionFailureCellVM]
    private let commonFailure: SectionFailureCellVM

    /// - Parameters:
    ///   - around: the data model. Only this view model owns it.
    ///   - extract: a stored copy of map data with names and streets, or nil if there is none.
    ///   - router: opens the next screens.
    ///   - environment: the language and clock of the session.
    ///   - device: the person's device. Its position is requested only after a click.
    public init(
        around: PlacesAround,
        extract: PlacesExtract?,
        router: Router<NearbyRoute>,
        environment: SessionEnvironment,
        device: Device
    ) {
        let texts = NearbyFormatter(locale: environment.locale)
        self.around = around
        self.extract = extract
        self.router = router
        self.environment = environment
        self.device = device
        self.texts = texts
        radii = SearchArea.radii.map(texts.radius)
        position = PositionViewModel(around: around, extract: extract, device: device, texts: texts)
        let open = { (id: String) in router.push(.place(id)) }
        pagination = PaginationCellVM(onSelect: open)
        categories = CategoriesTableCollectionCellVM(texts: texts) { router.push(.list($0)) }
        best = PlaceType.allCases.map { PlacesTableCollectionCellVM(type: $0, texts: texts, onSelect: open) }
        failures = PlaceType.allCases.map { type in
            SectionFailureCellVM(type: type, texts: texts) { around.retry(type) }
        }
        commonFailure = SectionFailureCellVM(type: nil, texts: texts) { around.load() }
        combine(around.sections, around.position) { ($0, $1) }.bindAndFire(to: self) { viewModel, current in
            viewModel.show(current.0, around: current.1?.coordinate)
        }
        // Copy the position into the address when it changes, and back when the address changes.
        router.dynamicStack.bindAndFire(to: self) { viewModel, stack in
            if case .home(let whereabouts?) = stack.root { viewModel.around.move(to: whereabouts) }
        }
        combine(around.position, around.radius) { _, _ in around.whereabouts }.bind(to: self) { viewModel, whereabouts in
            let root = NearbyRoute.home(whereabouts)
            if let whereabouts, viewModel.router.stack.root != root {
                viewModel.router.stack.root = .home(whereabouts)
            }
        }
        // Without a script a person cannot say where they are. Show them the places of the map data, so that the page is not empty.
        if environment.isOnlyRead, around.position.value == nil { position.startInExtract() }
    }

    // MARK: Actions of the person

    public func refresh() {
        around.load()
    }

    public func selectRadius(_ index: Int) {
        around.look(within: SearchArea.radii[index])
    }

    /// Performs the action whose button is shown in place of missing places.
    public func leadOn() {
        if case .outsideCoverage = emptiness.value { position.startInExtract() } else { widen() }
    }

    /// Searches again within the next larger radius.
    public func widen() {
        if let wider = around.area?.widerRadius { around.look(within: wider) }
    }

    /// Updates whether places are open as time passes. Returns when the task is cancelled.
    public func run() async {
        for await _ in environment.clock.every(.seconds(60)) { around.updateMoment() }
    }

    // MARK: View models of the next screens

    public func list(of type: PlaceType) -> PlaceListViewModel {
        PlaceListViewModel(type: type, around: around, position: makePosition(), extract: extract, router: router, texts: texts)
    }

    public func detail(of id: String) -> PlaceDetailViewModel {
        PlaceDetailViewModel(id: id, around: around, position: makePosition(), extract: extract, texts: texts) { [router] other in
            // Another place takes the place of this one above the list, or above the home screen if there is no list.
            let list = router.stack.entries.map(\.route).last { if case .list = $0 { true } else { false } }
            router.push(.place(other), onto: list ?? router.stack.root)
        }
    }

    /// Makes the view model of a screen's position controls. Each screen has one of its own with its own typed text, because a person may
    /// open the screen by its address without the screen "Nearby".
    private func makePosition() -> PositionViewModel {
        PositionViewModel(around: around, extract: extract, device: device, texts: texts)
    }

    // MARK: Rows

    private func show(_ sections: [PlacesSectionState], around center: Coordinate?) {
        guard let center else { return }
        // A row that appeared above others would move them. So the rows begin when there are places to recommend, and a type appears only
        // after all types before it.
        if center != answered.center { answered = (center, []) }
        answered.types.formUnion(zip(PlaceType.allCases, sections).filter { $0.1.isLoaded || $0.1.error != nil }.map(\.0))
        let pending = PlaceType.allCases.firstIndex { !answered.types.contains($0) } ?? sections.count
        isFirstLoad.value = pending < sections.count
        // A single recommendation has no page dots, so another one would add them and move the rows.
        let picks = zip(PlaceType.allCases, sections).filter { !$1.places.isEmpty }.map(\.0)
        let hasPicks = picks.count > 1
        guard pending == sections.count || hasPicks else { return rows.assign([]) }
        let home = HomePlaces(sections, center: center, texts: texts)
        pagination.show(home.picks(open: around.openStatus).map { card($0.place, $0.type, center, isPick: true) })
        for (viewModel, entry) in zip(best, home.types) {
            viewModel.show(entry.places.prefix(3).map { card($0, entry.type, center) })
        }
        var new: [HomeTableCellType] = []
        if !pagination.pages.isEmpty { new.append(.pagination(pagination)) }
        new.append(.categories(categories))
        let isCommon = around.answersAllTypesAtOnce && sections.allSatisfy { $0.error != nil && $0.error == sections[0].error }
        if isCommon, let error = sections[0].error {
            commonFailure.message.value = texts.failure(error)
            new.append(.failure(commonFailure))
        }
        for (index, section) in sections.prefix(pending).enumerated() {
            if !isCommon, let error = section.error {
                failures[index].message.value = texts.failure(error)
                new.append(.failure(failures[index]))
            }
            if !home.types[index].places.isEmpty { new.append(.places(best[index])) }
        }
        // A row that was shown before keeps its view model, which updates the row's content itself.
        rows.assign(new, by: \.id, isSame: { _, _ in true })
    }

    private func card(_ place: Place, _ type: PlaceType, _ center: Coordinate, isPick: Bool = false) -> ImageAndLabelCollectionCellVM {
        var facts = [texts.distance(place.coordinate.distance(to: center))]
        if isPick {
            // Say why the place is recommended: whether it is open, and its rating.
            facts.append(texts.hours(around.openStatus(of: place), then: around.openingChange(of: place)))
            facts.append(place.rating.map { texts.rating($0, count: place.ratingCount) } ?? "")
        }
        return card(place, type, detail: facts.filter { !$0.isEmpty }.joined(separator: " · "))
    }

    private func card(_ place: Place, _ type: PlaceType, detail: String) -> ImageAndLabelCollectionCellVM {
        ImageAndLabelCollectionCellVM(
            id: place.id,
            image: type,
            label: texts.name(of: place),
            detail: detail
        )
    }

    private func makeEmptiness() -> Derived<HomeEmptiness?> {
        combine(around.sections, around.position, around.radius) { [around] sections, position, radius in
            guard let position else { return .noPosition }
            guard sections.allSatisfy({ $0.isLoaded && !$0.isLoading && $0.places.isEmpty && $0.error == nil }) else { return nil }
            if around.isOutsideCoverage { return .outsideCoverage(covered: around.coverage?.name) }
            return .nothingFound(radius: radius, wider: SearchArea(center: position.coordinate, radius: radius).widerRadius)
        }
    }

    private func makeState() -> Derived<ContentState<Void>> {
        combine(emptiness, around.sections, isGrowing) { [texts] emptiness, sections, isGrowing in
            // Rows that have appeared before the last answer stay where they are, without a message above them.
            if sections.contains(where: \.isLoading), !isGrowing { return .loading }
            return emptiness.map { .empty(texts.message(of: $0)) } ?? .content
        }
    }
}
