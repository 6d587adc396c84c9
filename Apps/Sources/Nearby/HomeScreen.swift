public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The screen "Nearby". Its rows are of several kinds; each has a cell that knows the view model of that row.
public final class HomeScreen: Screen {
    private let viewModel: HomeViewModel
    private let rows = Stack()
    /// The cells on screen, kept while their rows stay.
    private var cells: [String: View] = [:]

    public init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        super.init(title: NearbyWords.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let refresh = Button(NearbyWords.refresh, symbol: .refresh) { [viewModel] in viewModel.refresh() }
        barItems = [refresh]
        let radius = Picker(NearbyWords.radius, choices: viewModel.radii).onChange { [viewModel] in viewModel.selectRadius($0) }
        let places = ContentView(
            rows,
            state: viewModel.state,
            loading: NearbyWords.loading,
            action: Button("") { [viewModel] in viewModel.leadOn() },
            keepsContent: true
        )
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        content = Stack(PositionView(viewModel.position), radius, places, attribution, AttributionsView(viewModel.attributions))

        viewModel.hasPosition.bindAndFire(to: refresh, \.isEnabled)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: radius, \.isHidden)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: attribution, \.isHidden)
        viewModel.radius.bindAndFire(to: radius, \.selection)
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
