public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The list of one type of place.
public final class PlaceListScreen: Screen {
    private let viewModel: PlaceListViewModel

    public init(viewModel: PlaceListViewModel) {
        self.viewModel = viewModel
        super.init(title: viewModel.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let search = SearchField(NearbyWords.search).bind(viewModel.searchText)
        let openNow = Toggle(NearbyWords.openNow).bind(viewModel.isOpenOnly)
        let sortBy = Picker(NearbyWords.sortBy, choices: []).onChange { [viewModel] in
            viewModel.sortKey.value = viewModel.sortKeys.value[$0]
        }
        let count = Label(style: .detail)
        let list = List(viewModel.rows, dataSource: ListDataSource(PlaceCell.init) { cell, row in cell.show(row) })
        list.accessibilityName = viewModel.title
        list.onActivate { [viewModel] row in viewModel.open(row) }
        viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
        if viewModel.allowsMap {
            splitView = SplitView(placeholder: PlacesMapView(viewModel.map, name: NearbyWords.map, attribution: viewModel.attribution))
        }
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        let position = PositionView(viewModel.position)
        // There is nothing to search or sort before it is known where to look.
        let tools = Stack(search, Stack(.horizontal, sortBy, openNow))
        let places = ContentView(
            list,
            state: viewModel.state,
            loading: NearbyWords.loading,
            retry: Button(NearbyWords.retry) { [viewModel] in viewModel.retry() },
            action: Button("") { [viewModel] in viewModel.leadOn() },
            keepsContent: true
        )
        content = Stack(position, tools, count, places, attribution, AttributionsView(viewModel.attributions))
        viewModel.hasPosition.bindAndFire(to: position, \.isHidden)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: tools, \.isHidden)

        viewModel.sortKeys.map { [texts = viewModel.texts] in $0.map(texts.name) }.bindAndFire(to: sortBy, \.choices)
        combine(viewModel.sortKeys, viewModel.sortKey) { keys, key in keys.firstIndex(of: key) ?? 0 }
            .bindAndFire(to: sortBy, \.selection)
        viewModel.count.bindAndFire(to: count, \.text)
    }

    public override func run() async {
        await viewModel.map.run()
    }
}
