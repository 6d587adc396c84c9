import Belvedere

extension BelvedereApp {
    /// The app. Every person gets a window of their own.
    public static var chores: BelvedereApp {
        BelvedereApp("Chores", path: "/chores") { _ in
            Window(ChoresScreen(viewModel: ChoresViewModel()))
        }
    }
}
