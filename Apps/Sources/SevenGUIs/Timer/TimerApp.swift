public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// An app with a timer. The person can change its duration while it runs.
    public static let timer = BelvedereApp(SevenGUIsTexts.timer, path: "/sevenguis/timer", summary: SevenGUIsTexts.timerSummary) {
        context in
        Window(TimerScreen(viewModel: TimerViewModel(), clock: context.environment.clock))
    }
}
