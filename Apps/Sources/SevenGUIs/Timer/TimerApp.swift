public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Runs until a duration is over, which can be changed meanwhile.
    public static let timer = BelvedereApp(SevenGUIsTexts.timer, path: "/sevenguis/timer", summary: SevenGUIsTexts.timerSummary) {
        context in
        Window(TimerScreen(viewModel: TimerViewModel(), clock: context.environment.clock))
    }
}
