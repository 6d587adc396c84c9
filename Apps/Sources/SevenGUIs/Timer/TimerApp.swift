public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Runs until a duration is over, which can be changed meanwhile.
    public static let timer = BelvedereApp("Timer", path: "/sevenguis/timer", summary: "A gauge that runs while its slider is moved") { context in
        Window(TimerScreen(viewModel: TimerViewModel(), clock: context.environment.clock))
    }
}
