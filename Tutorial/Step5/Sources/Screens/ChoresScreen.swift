import Belvedere

/// The list. It builds the form in the pattern that the app asks for.
final class ChoresScreen: Screen, ScreenBuilding {
    private let viewModel: ChoresViewModel
    private let router: Router<ChoresRoute>
    private let pattern: AddChorePattern

    init(viewModel: ChoresViewModel, router: Router<ChoresRoute>, pattern: AddChorePattern) {
        self.viewModel = viewModel
        self.router = router
        self.pattern = pattern
        super.init(title: "Chores")
        let summary = Label(style: .detail)
        let rows = ListDataSource<Chore, ChoreCell>(ChoreCell.init) { cell, chore in cell.show(chore) }
        let list = List(viewModel.chores, dataSource: rows)
        list.onActivate { router.push(.chore($0.id)) }
        content = ContentView(
            Stack(summary, list),
            state: viewModel.state,
            loading: "Loading the chores",
            retry: Button("Try again") { await viewModel.load() },
            action: Button("Add a chore") { router.present(.add) }
        )
        barItems = [Button("Add", role: .primary) { router.present(.add) }]
        own(viewModel)
        viewModel.summary.bindAndFire(to: summary, \.text)
    }

    override func run() async {
        await viewModel.load()
    }

    func screen(for route: ChoresRoute) -> Screen? {
        switch route {
        case .chore(let id): ChoreScreen(id: id, viewModel: viewModel)
        case .add: form()
        case .list: nil
        }
    }

    private func form() -> Screen {
        let didAdd = { [viewModel, router] (chore: Chore) in
            viewModel.didAdd(chore)
            router.dismiss()
        }
        return switch pattern {
        case .mvvm: BoundAddChoreScreen(viewModel: AddChoreViewModel(store: viewModel.store, onAdd: didAdd), router: router)
        case .mvp: PresentedAddChoreScreen(presenter: AddChorePresenter(store: viewModel.store, onAdd: didAdd), router: router)
        case .viper: AddChoreWireframe(store: viewModel.store, router: router, onAdd: viewModel.didAdd).screen()
        }
    }
}
