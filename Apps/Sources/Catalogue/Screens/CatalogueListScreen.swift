internal import Belvedere
internal import BelvedereBinding

/// The first screen of the catalogue: all pages in sections, with a search field. In a wide window the chosen
/// page is beside it.
final class CatalogueListScreen: Screen {
    init(viewModel: CatalogueListViewModel) {
        let search = SearchField(CatalogueTexts.searchViews).bind(viewModel.searchText)
        let list = List(viewModel.pages.sections(by: \.group), header: \.title) { entry in
            Stack(.vertical, spacing: .zero, [Label(entry.title, style: .headline), Label(entry.summary, style: .detail)])
        }
        list.title = CatalogueTexts.views
        super.init(title: CatalogueTexts.views, content: Stack(search, ContentView(list, state: viewModel.state, loading: "")))
        own(viewModel)
        list.onActivate { [unowned viewModel] in viewModel.open($0) }
        viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
        splitView = SplitView(placeholder: EmptyState(CatalogueTexts.nothingChosen, detail: CatalogueTexts.nothingChosenDetail))
    }
}
