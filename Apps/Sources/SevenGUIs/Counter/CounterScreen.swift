public import Belvedere
public import SevenGUIsModel

/// The screen of the first task of 7GUIs: a number and a button that adds one to it.
public final class CounterScreen: Screen {
    public init(viewModel: CounterViewModel) {
        let count = Label(style: .title)
        super.init(
            title: SevenGUIsTexts.counter,
            content: TaskCard(
                SevenGUIsTexts.counterHint,
                Stack(
                    .horizontal,
                    count,
                    Button(SevenGUIsTexts.count, role: .primary) { viewModel.increase() }
                )
            ))
        viewModel.count.map(String.init).bindAndFire(to: count, \.text)
    }
}
