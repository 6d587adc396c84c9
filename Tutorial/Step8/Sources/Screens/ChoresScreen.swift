import Belvedere

/// The list, with a search field and the number of people who use it now.
final class ChoresScreen: Screen {
    private let viewModel: ChoresViewModel
    private let router: Router<ChoresRoute>

    init(viewModel: ChoresViewModel, router: Router<ChoresRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(title: "Chores")
        let summary = Label(style: .detail)
        let here = Label(style: .detail)
        let rows = ListDataSource<Chore, ChoreCell>(ChoreCell.init) { cell, chore in cell.show(chore) }
        let list = List(viewModel.shown, dataSource: rows)
        list.onActivate { router.push(.chore($0.id)) }
        content = ContentView(
            Stack(SearchField("Search chores").bind(viewModel.searchText), summary, here, list),
            state: viewModel.state,
            loading: "Loading the chores",
            retry: Button("Try again") { await viewModel.load() }
        )
        if viewModel.mayAdd {
            barItems = [Button("Add", role: .primary) { router.present(.add) }]
        }
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
        viewModel.here.bindAndFire(to: here, \.text)
    }

    /// The work of the screen. It ends when the screen leaves.
    override func run() async {
        await viewModel.load()
    }
}
