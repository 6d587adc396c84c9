import Belvedere

extension BelvedereApp {
    /// The app. Each person gets a window of their own, and all of them share the household.
    public static func chores(_ household: Household) -> BelvedereApp {
        BelvedereApp("Chores", path: "/chores") { _ in
            let router = Router(root: ChoresRoute.list)
            let viewModel = ChoresViewModel(household: household)
            return Window(router) { route in
                switch route {
                case .list: ChoresScreen(viewModel: viewModel, router: router)
                case .chore(let id): ChoreScreen(id: id, viewModel: viewModel)
                case .add: AddChoreScreen(viewModel: viewModel.addForm { router.dismiss() }, router: router)
                }
            }
        }
    }
}
