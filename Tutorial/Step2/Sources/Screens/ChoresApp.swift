import Belvedere

extension BelvedereApp {
    public static func chores(_ names: [String] = []) -> BelvedereApp {
        BelvedereApp("Chores", path: "/chores") { _ in
            let router = Router(root: ChoresRoute.list)
            let viewModel = ChoresViewModel(names)
            return Window(router) { route in
                route == .list ? ChoresScreen(viewModel: viewModel, router: router) : nil
            }
        }
    }
}
