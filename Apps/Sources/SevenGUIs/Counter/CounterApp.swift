public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Counts how often a button is pressed.
    public static let counter = BelvedereApp(SevenGUIsTexts.counter, path: "/sevenguis/counter", summary: SevenGUIsTexts.counterSummary) {
        _ in
        Window(CounterScreen(viewModel: CounterViewModel()))
    }
}
