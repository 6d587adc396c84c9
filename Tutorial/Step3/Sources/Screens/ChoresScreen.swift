import Belvedere

/// The list. It builds the screens above it, after a press and for an address.
final class ChoresScreen: Screen, ScreenBuilding {
    private let viewModel: ChoresViewModel
    private let router: Router<ChoresRoute>

    init(viewModel: ChoresViewModel, router: Router<ChoresRoute>) {
        self.viewModel = viewModel
        self.router = router
        let summary = Label(style: .detail)
        let rows = ListDataSource<Chore, ChoreCell>(ChoreCell.init) { cell, chore in cell.show(chore) }
        let list = List(viewModel.chores, dataSource: rows)
        list.onActivate { router.push(.chore($0.id)) }
        super.init(title: "Chores", content: Stack(summary, list))
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
    }

    func screen(for route: ChoresRoute) -> Screen? {
        switch route {
        case .chore(let id):
            // A person can type any address, so the chore may not exist.
            viewModel.chore(id).map(ChoreScreen.init) ?? Screen(title: "Not found", content: EmptyState("There is no such chore"))
        case .add: AddChoreScreen(router: router, onAdd: viewModel.add)
        case .list: nil
        }
    }
}
