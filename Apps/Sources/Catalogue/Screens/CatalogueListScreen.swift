internal import Belvedere
internal import BelvedereBinding

/// All pages, under headings, with a field to look for one.
final class CatalogueListScreen: Screen {
    init(viewModel: CatalogueListViewModel) {
        let search = SearchField("Search the views").bind(viewModel.searchText)
        let list = List(viewModel.pages.sections(by: \.group), header: \.title) { entry in
            Stack(.vertical, spacing: .zero, [Label(entry.title, style: .headline), Label(entry.summary, style: .detail)])
        }
        list.title = "Views"
        super.init(title: "Views", content: Stack(search, ContentView(list, state: viewModel.state, loading: "")))
        own(viewModel)
        list.onActivate { [unowned viewModel] in viewModel.open($0) }
    }
}
