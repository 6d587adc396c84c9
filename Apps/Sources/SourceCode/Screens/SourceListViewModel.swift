internal import BelvedereBinding
internal import BelvedereCore

/// The files that a person looks for.
final class SourceListViewModel {
    let searchText = Dynamic("")
    let files = DynamicList<SourceFile>([])
    let state = Dynamic<ContentState<Void>>(.content(()))
    private let library: SourceLibrary
    private let router: Router<SourceCodeRoute>

    init(library: SourceLibrary, router: Router<SourceCodeRoute>) {
        self.library = library
        self.router = router
        searchText.bindAndFire(to: self) { viewModel, text in
            let words = text.lowercased().split(separator: " ")
            let found = viewModel.library.files.filter { file in words.allSatisfy { file.path.lowercased().contains($0) } }
            viewModel.files.assign(found)
            viewModel.state.value = found.isEmpty ? .empty(ContentMessage(SourceCodeTexts.noMatch)) : .content(())
        }
    }

    func open(_ file: SourceFile) { router.push(.file(module: file.module, name: file.name)) }
}
