internal import BelvedereBinding
internal import BelvedereCore

/// The view model of the catalogue's list: the pages that match the search.
final class CatalogueListViewModel {
    let searchText = Dynamic("")
    let pages = DynamicList<PageEntry>([])
    let state = Dynamic<ContentState<Void>>(.content(()))
    /// The page that is shown beside the list, so that the list can highlight its row.
    private(set) lazy var chosen = router.dynamicStack.map { stack -> PageName? in
        stack.entries.lazy.compactMap { if case .page(let name) = $0.route { name } else { nil } }.first
    }
    private let entries: [PageEntry]
    private let router: Router<CatalogueRoute>

    init(router: Router<CatalogueRoute>) {
        self.router = router
        entries = CataloguePage.all.map { PageEntry(id: $0.name, title: $0.title, summary: $0.summary, group: $0.group) }
        searchText.bindAndFire(to: self) { viewModel, text in
            let found = viewModel.entries.filter { $0.isFound(by: text) }
            viewModel.pages.assign(found)
            viewModel.state.value = found.isEmpty ? .empty(ContentMessage(CatalogueTexts.noMatches)) : .content(())
        }
    }

    func open(_ entry: PageEntry) { router.push(.page(entry.id), onto: .list) }
}
