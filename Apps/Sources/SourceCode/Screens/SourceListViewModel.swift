internal import BelvedereBinding
internal import BelvedereCore

/// The view model of the list of files: the files that match the search.
final class SourceListViewModel {
    let searchText = Dynamic("")
    let files = DynamicList<PublishedFile>([])
    let state = Dynamic<ContentState<Void>>(.content(()))
    private var search: SourceSearch?
    private let library: SourceLibrary
    private let router: Router<SourceCodeRoute>

    init(library: SourceLibrary, router: Router<SourceCodeRoute>) {
        self.library = library
        self.router = router
        searchText.bindAndFire(to: self) { viewModel, text in
            let search = SourceSearch(text)
            // If the words of the search did not change, the list stays as it is.
            if search == viewModel.search { return }
            viewModel.search = search
            let found = viewModel.library.files(matching: search)
            viewModel.files.assign(found, by: \.id) { _, _ in true }
            viewModel.state.value = found.isEmpty ? .empty(ContentMessage(SourceCodeTexts.noMatch)) : .content(())
        }
    }

    func open(_ file: PublishedFile) { router.push(.file(module: file.module, name: file.name)) }
}
