internal import Belvedere
internal import BelvedereBinding

/// The screen with all files in sections by target, with a search field.
final class SourceListScreen: Screen {
    init(viewModel: SourceListViewModel) {
        let search = SearchField(SourceCodeTexts.search).bind(viewModel.searchText)
        let list = List(viewModel.files.sections(by: \.module), header: { $0 }) { file in
            Stack(.vertical, spacing: .zero, [Label(file.name, style: .headline), Label(file.path, style: .detail)])
        }
        list.title = SourceCodeTexts.files
        super.init(title: SourceCodeTexts.title, content: Stack(search, ContentView(list, state: viewModel.state, loading: "")))
        own(viewModel)
        list.onActivate { [unowned viewModel] in viewModel.open($0) }
    }
}
