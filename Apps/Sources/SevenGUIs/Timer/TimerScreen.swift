public import Belvedere
public import SevenGUIsModel

/// The screen of the fourth task of 7GUIs: a process that runs while the person does something else.
public final class TimerScreen: Screen {
    private let viewModel: TimerViewModel
    private let clock: any Clock<Duration>

    public init(viewModel: TimerViewModel, clock: any Clock<Duration>) {
        self.viewModel = viewModel
        self.clock = clock
        let gauge = ProgressView(SevenGUIsTexts.elapsedTime), elapsed = Label()
        super.init(
            title: SevenGUIsTexts.timer,
            content: TaskCard(
                SevenGUIsTexts.timerHint,
                gauge,
                elapsed,
                Slider(SevenGUIsTexts.duration, in: 0...30, step: 0.1, format: { SevenGUIsTexts.seconds("\($0)") }).bind(
                    viewModel.duration),
                Button(SevenGUIsTexts.reset) { viewModel.reset() }
            ))
        viewModel.share.bindAndFire(to: gauge) { $0.fraction = $1 }
        viewModel.elapsedText.bindAndFire(to: elapsed, \.text)
    }

    public override func run() async {
        await viewModel.run(by: clock)
    }
}
