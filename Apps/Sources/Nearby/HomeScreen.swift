public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The screen "Nearby". It has rows of several kinds; a row's view model decides which cell shows it.
public final class HomeScreen: Screen {
    private let viewModel: HomeViewModel
    private let rows = Stack()
    /// The cell with the recommendations. It is on the screen from the start, hidden, so that a host has loaded its look before the first
    /// card appears. Otherwise it would move everything below it.
    private let pager: PaginationCell
    /// The cells on screen, by the identifier of the row. A cell is kept as long as its row exists.
    private var cells: [String: View] = [:]

    public init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        pager = PaginationCell(viewModel.pagination)
        super.init(title: NearbyTexts.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let refresh = Button(NearbyTexts.refresh, symbol: .refresh) { [viewModel] in viewModel.refresh() }
        barItems = [refresh]
        let radius = Picker(NearbyTexts.radius, choices: viewModel.radii).onChange { [viewModel] in viewModel.selectRadius($0) }
        let places = ContentView(
            rows,
            state: viewModel.state,
            loading: NearbyTexts.loading,
            action: Button("") { [viewModel] in viewModel.leadOn() },
            keepsContent: true
        )
        // While rows are added, the spinner is below them, so that it does not move them when it disappears.
        let more = Spinner(NearbyTexts.loading)
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        content = Stack(
            PositionView(viewModel.position, radius: radius), places, more, attribution, AttributionsView(viewModel.attributions))

        viewModel.hasPosition.bindAndFire(to: refresh, \.isEnabled)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: radius, \.isHidden)
        viewModel.isGrowing.bindAndFire(to: more, \.isSpinning)
        // The attribution appears below the last row, so that no row moves it.
        combine(viewModel.hasRows, viewModel.isGrowing) { !$0 || $1 }.bindAndFire(to: attribution, \.isHidden)
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
        let others = new.compactMap { kept[$0.id] }.filter { $0 !== pager }
        pager.isHidden = others.count == new.count
        rows.setViews([pager] + others)
    }

    private func cell(for row: HomeTableCellType) -> View {
        switch row {
        case .pagination: pager
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
