public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Counts how often a button is pressed.
    public static let counter = BelvedereApp("Counter", path: "/sevenguis/counter", summary: "A number and a button") { _ in
        Window(CounterScreen(viewModel: CounterViewModel()))
    }
}
