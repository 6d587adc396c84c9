import Belvedere

/// The list, with a search field.
final class ChoresScreen: Screen, ScreenBuilding {
    private let viewModel: ChoresViewModel
    private let router: Router<ChoresRoute>

    init(viewModel: ChoresViewModel, router: Router<ChoresRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(title: "Chores")
        let summary = Label(style: .detail)
        let rows = ListDataSource<Chore, ChoreCell>(ChoreCell.init) { cell, chore in cell.show(chore) }
        let list = List(viewModel.shown, dataSource: rows)
        list.onActivate { router.push(.chore($0.id)) }
        content = ContentView(
            Stack(SearchField("Search chores").bind(viewModel.searchText), summary, list),
            state: viewModel.state,
            loading: "Loading the chores",
            retry: Button("Try again") { await viewModel.load() },
            action: Button("Add a chore") { router.present(.add) }
        )
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
    }

    /// The work of the screen. It ends when the screen leaves.
    override func run() async {
        await viewModel.load()
    }

    func screen(for route: ChoresRoute) -> Screen? {
        switch route {
        case .chore(let id): ChoreScreen(id: id, viewModel: viewModel)
        case .add:
            AddChoreScreen(
                viewModel: viewModel.addForm { [viewModel, router] chore in
                    viewModel.didAdd(chore)
                    router.dismiss()
                }, router: router)
        case .list: nil
        }
    }
}
