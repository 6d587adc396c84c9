import Belvedere
import BelvedereHeadless
@testable import BelvedereInspector

/// The model of the small app of these tests: a counter.
final class CounterViewModel: ViewModel {
    let count = Dynamic(0)
    let named = Dynamic("", name: "given")
    private(set) lazy var isEven = count.map { $0.isMultiple(of: 2) }
    private(set) lazy var title = combine(count, isEven) { count, isEven in "\(count) is \(isEven ? "even" : "odd")" }

    func add() { count.value += 1 }
    func addLater() { launch { [self] in await later() } }
    func later() async {
        await Task.yield()
        count.value += 1
    }
}

final class CounterScreen: Screen {
    let viewModel: CounterViewModel

    init(viewModel: CounterViewModel) {
        self.viewModel = viewModel
        let label = Label()
        super.init(
            title: "Counter",
            content: Stack(
                label, Button("Add") { viewModel.add() }, Button("Later") { viewModel.addLater() },
                Button("Say") { [unowned label] in
                    label.accessibilityName = ""
                    viewModel.named.value = "said"
                }
            ))
        own(viewModel)
        viewModel.title.bindAndFire(to: label, \.text)
        viewModel.named.bind(to: self) { screen, text in screen.window?.announce(text) }
    }
}

extension BelvedereApp {
    static let counter = BelvedereApp("Counter", path: "/counter") { _ in Window(CounterScreen(viewModel: CounterViewModel())) }
}
