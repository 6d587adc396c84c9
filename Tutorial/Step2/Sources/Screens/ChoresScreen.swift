import Belvedere

/// The list. It also builds the screens above it.
final class ChoresScreen: Screen, ScreenBuilding {
    private let viewModel: ChoresViewModel

    init(viewModel: ChoresViewModel, router: Router<ChoresRoute>) {
        self.viewModel = viewModel
        let summary = Label(style: .detail)
        let name = TextField("What is to be done?").bind(viewModel.newName)
        let rows = ListDataSource<Chore, ChoreCell>(ChoreCell.init) { cell, chore in cell.show(chore) }
        let list = List(viewModel.chores, dataSource: rows)
        list.onActivate { router.push(.chore($0.id)) }
        super.init(title: "Chores", content: Stack(summary, list, name, Button("Add", role: .primary, command: viewModel.add)))
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
        name.onSubmit { viewModel.add.execute() }
    }

    func screen(for route: ChoresRoute) -> Screen? {
        switch route {
        case .chore(let id): viewModel.chore(id).map(ChoreScreen.init)
        case .list: nil
        }
    }
}
