public import Belvedere
public import NearbyModel
internal import NearbyPlaces

/// The list of one type of place.
public final class PlaceListScreen: Screen {
    private let viewModel: PlaceListViewModel
    private let failure = Label(style: .error)
    private let retry: Button
    private let emptiness: EmptyState
    /// What leads on from where there are no rows.
    private let wayOn: Button

    public init(viewModel: PlaceListViewModel) {
        let texts = viewModel.texts
        self.viewModel = viewModel
        retry = Button(texts.retry) { viewModel.retry() }
        wayOn = Button("") {
            switch viewModel.emptiness.value {
            case .nothingFound: viewModel.widen()
            case .noMatch: viewModel.showAll()
            case .noPosition, nil: break
            }
        }
        emptiness = EmptyState(symbol: .place, action: wayOn)
        super.init(title: viewModel.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let texts = viewModel.texts
        let search = SearchField(texts.search).bind(viewModel.searchText)
        let openNow = Toggle(texts.openNow).bind(viewModel.isOpenOnly)
        let sortBy = Picker(texts.sortBy, choices: []).onChange { [viewModel] in
            viewModel.sortKey.value = viewModel.sortKeys.value[$0]
        }
        let spinner = Spinner(texts.loading)
        let count = Label(style: .detail)
        let list = List(viewModel.rows, dataSource: ListDataSource(PlaceCell.init) { cell, row in cell.show(row) })
        list.accessibilityName = viewModel.title
        list.onActivate { [viewModel] row in viewModel.open(row) }
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        let position = PositionView(viewModel.position, texts: texts)
        // There is nothing to search or sort before it is known where to look.
        let tools = Stack(search, Stack(.horizontal, sortBy, openNow))
        content = Stack(position, tools, failure, retry, count, spinner, emptiness, list, attribution)
        viewModel.hasPosition.bindAndFire(to: position, \.isHidden)
        viewModel.hasPosition.map { !$0 }.bindAndFire(to: tools, \.isHidden)

        viewModel.sortKeys.map { $0.map(texts.name) }.bindAndFire(to: sortBy, \.choices)
        combine(viewModel.sortKeys, viewModel.sortKey) { keys, key in keys.firstIndex(of: key) ?? 0 }
            .bindAndFire(to: sortBy, \.selection)
        viewModel.count.bindAndFire(to: count, \.text)
        viewModel.isLoading.bindAndFire(to: spinner, \.isSpinning)
        viewModel.failure.bindAndFire(to: self) { screen, text in
            screen.failure.text = text
            screen.failure.isHidden = text.isEmpty
            screen.retry.isHidden = text.isEmpty
        }
        viewModel.emptiness.bindAndFire(to: self) { screen, reason in screen.show(reason) }
    }

    private func show(_ reason: PlaceListEmptiness?) {
        let texts = viewModel.texts
        emptiness.isHidden = reason == nil
        emptiness.detail = ""
        wayOn.isHidden = true
        switch reason {
        case nil: break
        case .noPosition:
            emptiness.title = texts.noPosition
            emptiness.detail = texts.noPositionDetail
        case .noMatch:
            emptiness.title = texts.noMatch
            emptiness.detail = texts.noMatchDetail
            wayOn.title = texts.clear
            wayOn.isHidden = false
        case .nothingFound(let radius, let wider):
            emptiness.title = texts.nothingFound(viewModel.type, within: radius)
            if let wider {
                wayOn.title = texts.widen(to: wider)
                wayOn.isHidden = false
            }
        }
    }
}
