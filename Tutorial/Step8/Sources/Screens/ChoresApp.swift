import Belvedere

extension BelvedereApp {
    /// The app. Each person gets a window of their own, and all of them share the household.
    public static func chores(_ household: Household) -> BelvedereApp {
        BelvedereApp("Chores", path: "/chores") { context in
            let router = Router(root: ChoresRoute.list)
            let viewModel = ChoresViewModel(household: household, resident: context.values[.resident])
            return Window(router) { route in
                route == .list ? ChoresScreen(viewModel: viewModel, router: router) : nil
            }
        }
    }
}
