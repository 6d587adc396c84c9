public import Belvedere
public import SevenGUIsModel

/// The first task of 7GUIs: a number and a button that adds one to it.
public final class CounterScreen: Screen {
    public init(viewModel: CounterViewModel) {
        let count = Label(style: .title)
        super.init(
            title: "Counter",
            content: Stack(
                .horizontal,
                count,
                Button("Count", role: .primary) { viewModel.increase() }
            ))
        viewModel.count.map(String.init).bindAndFire(to: count, \.text)
    }
}
