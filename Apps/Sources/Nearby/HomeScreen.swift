public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The screen "Nearby". Its rows are of several kinds; each has a cell that knows the view model of that row.
public final class HomeScreen: Screen {
    private let viewModel: HomeViewModel
    private let rows = Stack()
    private let emptiness: EmptyState
    private let widen: Button
    /// The cells on screen, kept while their rows stay.
    private var cells: [String: View] = [:]

    public init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        widen = Button("") { viewModel.widen() }
        emptiness = EmptyState(symbol: .location, action: widen)
        super.init(title: viewModel.texts.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let texts = viewModel.texts
        let refresh = Button(texts.refresh) { [viewModel] in viewModel.refresh() }
        barItems = [refresh]
        let radius = Picker(texts.radius, choices: viewModel.radii).onChange { [viewModel] in viewModel.selectRadius($0) }
        let spinner = Spinner(texts.loading)
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        content = Stack(
            PositionView(viewModel.position, texts: texts), radius, spinner, emptiness, rows, attribution)

        viewModel.hasPosition.bindAndFire(to: refresh, \.isEnabled)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: radius, \.isHidden)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: attribution, \.isHidden)
        viewModel.radius.bindAndFire(to: radius, \.selection)
        viewModel.isLoading.bindAndFire(to: spinner, \.isSpinning)
        viewModel.emptiness.bindAndFire(to: self) { screen, reason in screen.show(reason) }
        viewModel.rows.asValue.bindAndFire(to: self) { screen, rows in screen.show(rows) }
    }

    public override func run() async {
        await viewModel.run()
    }

    private func show(_ new: [HomeTableCellType]) {
        var kept: [String: View] = [:]
        for row in new { kept[row.id] = cells[row.id] ?? cell(for: row) }
        cells = kept
        rows.setViews(new.compactMap { kept[$0.id] })
    }

    private func cell(for row: HomeTableCellType) -> View {
        switch row {
        case .pagination(let viewModel): PaginationCell(viewModel)
        case .categories(let viewModel): TableCollectionCell(viewModel)
        case .places(let viewModel): TableCollectionCell(viewModel)
        case .failure(let viewModel): SectionFailureCell(viewModel)
        }
    }

    private func show(_ reason: HomeEmptiness?) {
        let texts = viewModel.texts
        emptiness.isHidden = reason == nil
        widen.isHidden = true
        switch reason {
        case nil: break
        case .noPosition:
            emptiness.title = texts.noPosition
            emptiness.detail = texts.noPositionDetail
        case .nothingFound(let radius, let wider):
            emptiness.title = texts.nothingFound(within: radius)
            emptiness.detail = ""
            if let wider {
                widen.title = texts.widen(to: wider)
                widen.isHidden = false
            }
        }
    }
}

extension HomeScreen: ScreenBuilding {
    public func screen(for route: NearbyRoute) -> Screen? {
        switch route {
        case .home: nil
        case .list(let type): PlaceListScreen(viewModel: viewModel.list(of: type))
        case .place(let id): PlaceDetailScreen(viewModel: viewModel.detail(of: id))
        }
    }
}
