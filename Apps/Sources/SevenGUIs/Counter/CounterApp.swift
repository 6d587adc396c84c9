public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// An app that counts the presses of a button.
    public static let counter = BelvedereApp(SevenGUIsTexts.counter, path: "/sevenguis/counter", summary: SevenGUIsTexts.counterSummary) {
        _ in
        Window(CounterScreen(viewModel: CounterViewModel()))
    }
}
