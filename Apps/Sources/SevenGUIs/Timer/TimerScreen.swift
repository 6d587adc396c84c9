public import Belvedere
public import SevenGUIsModel

/// The fourth task of 7GUIs: something that goes on while a person does something else.
public final class TimerScreen: Screen {
    private let viewModel: TimerViewModel
    private let clock: any Clock<Duration>

    public init(viewModel: TimerViewModel, clock: any Clock<Duration>) {
        self.viewModel = viewModel
        self.clock = clock
        let gauge = ProgressView("Elapsed time"), elapsed = Label()
        super.init(
            title: "Timer",
            content: Stack(
                gauge,
                elapsed,
                Slider("Duration", in: 0...30, step: 0.1, format: { "\($0) s" }).bind(viewModel.duration),
                Button("Reset") { viewModel.reset() }
            ))
        viewModel.share.bindAndFire(to: gauge) { $0.fraction = $1 }
        viewModel.elapsedText.bindAndFire(to: elapsed, \.text)
    }

    public override func run() async {
        await viewModel.run(by: clock)
    }
}
