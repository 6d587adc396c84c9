public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The screen with all places of one type, such as cafés.
public final class PlaceListScreen: Screen {
    private let viewModel: PlaceListViewModel

    public init(viewModel: PlaceListViewModel) {
        self.viewModel = viewModel
        super.init(title: viewModel.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let search = SearchField(NearbyTexts.search).bind(viewModel.searchText)
        let openNow = Toggle(NearbyTexts.openNow).bind(viewModel.isOpenOnly)
        let sortBy = Picker(NearbyTexts.sortBy, choices: []).onChange { [viewModel] in
            viewModel.sortKey.value = viewModel.sortKeys.value[$0]
        }
        let count = Label(style: .detail)
        let list = List(viewModel.rows, dataSource: ListDataSource(PlaceCell.init) { cell, row in cell.show(row) })
        list.accessibilityName = viewModel.title
        list.onActivate { [viewModel] row in viewModel.open(row) }
        viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
        if viewModel.allowsMap {
            let map = PlacesMapView(
                viewModel.map, name: NearbyTexts.map, attribution: viewModel.attribution, link: viewModel.attributionLink)
            splitView = SplitView(placeholder: map, isAboveListWhenNarrow: true)
        }
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        // The map names the provider itself.
        viewModel.hasPosition.bindAndFire(to: attribution) { [viewModel] link, hasPosition in
            link.isHidden = hasPosition && viewModel.allowsMap
        }
        let position = PositionView(viewModel.position)
        // While no position is known, there is nothing to search or sort, so hide the controls.
        let tools = Stack(search, Stack(.horizontal, sortBy, openNow))
        let places = ContentView(
            list,
            state: viewModel.state,
            loading: NearbyTexts.loading,
            retry: Button(NearbyTexts.retry) { [viewModel] in viewModel.retry() },
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
