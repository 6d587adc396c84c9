import Belvedere

extension BelvedereApp {
    public static func chores(store: any ChoreStore) -> BelvedereApp {
        BelvedereApp("Chores", path: "/chores") { _ in
            let router = Router(root: ChoresRoute.list)
            let viewModel = ChoresViewModel(store: store)
            return Window(router) { route in
                route == .list ? ChoresScreen(viewModel: viewModel, router: router) : nil
            }
        }
    }
}
