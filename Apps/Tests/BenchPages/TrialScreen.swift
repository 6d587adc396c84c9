internal import Belvedere

/// A screen that changes at random after a command. One test compares the host's patched page with a fresh rendering. Another uses texts
/// that try to act as markup.
///
/// A command is two numbers: the seed and the number of operations.
final class TrialScreen: Screen {
    private struct Item: Identifiable, Equatable {
        var id: Int
        var text: String
    }

    private let command = TextField("Command")
    private let answer = Label("ready")
    private let playground = Stack()
    private let items = DynamicList<Item>([])
    private var dice = TrialDice(seed: 1)
    private var nextItem = 0

    init() {
        super.init(title: "Trial")
        let list = List(items) { item in Stack(.horizontal, Label(item.text), Button("Press") {}) }
        list.onActivate { _ in }
        content = Stack(command, answer, playground, list)
        command.onSubmit { [unowned self] in run() }
    }

    private func run() {
        let numbers = command.text.split(separator: " ").compactMap { UInt64($0) }
        guard numbers.count == 2 else {
            answer.text = "not a command"
            return
        }
        dice = TrialDice(seed: numbers[0])
        for _ in 0..<min(numbers[1], 10_000) { step() }
        answer.text = "done \(command.text)"
    }

    // MARK: Operations

    private func step() {
        let stacks = self.stacks(in: playground)
        let stack = dice.pick(stacks)
        let views = stack.subviews
        switch dice.roll(12) {
        case 0, 1: if stacks.count < 20 || views.count < 6 { stack.insert(makeView(), at: dice.roll(views.count + 1)) }
        case 2: if !views.isEmpty { stack.remove(dice.pick(views)) }
        case 3: if views.count > 1 { stack.moveView(from: dice.roll(views.count), to: dice.roll(views.count)) }
        case 4:
            if dice.roll(4) == 0 { stack.setViews(dice.shuffle(views).dropLast(dice.roll(3)) + [makeView()]) }
        case 5, 6, 7, 8: if !views.isEmpty { change(dice.pick(views)) }
        case 9: items.insert(makeItem(), at: dice.roll(items.count + 1))
        case 10: if !items.isEmpty { items.remove(at: dice.roll(items.count)) }
        default:
            if items.isEmpty { return }
            if dice.roll(2) == 0 {
                items.move(from: dice.roll(items.count), to: dice.roll(items.count))
            } else {
                let index = dice.roll(items.count)
                let text = text()
                items.update(at: index) { $0.text = text }
            }
        }
    }

    private func stacks(in stack: Stack) -> [Stack] {
        [stack] + stack.subviews.compactMap { $0 as? Stack }.flatMap { stacks(in: $0) }
    }

    private func makeItem() -> Item {
        nextItem += 1
        return Item(id: nextItem, text: text())
    }

    private func makeView() -> View {
        switch dice.roll(14) {
        case 0, 1: Label(text())
        case 2: Button(text()) {}
        case 3: Stack(dice.roll(2) == 0 ? .vertical : .horizontal, Label(text()), Button(text()) {})
        case 4: TextField(text(), text: text())
        case 5: Toggle(text(), isOn: dice.roll(2) == 0)
        case 6: Picker(text(), choices: [text(), text(), text()], selection: dice.roll(3))
        case 7: Link(text(), to: dice.pick(TrialDice.addresses))
        case 8: ImageView(.initials(text()), name: text())
        case 9: EmptyState(text(), detail: text(), symbol: dice.pick(Symbol.allCases), action: Button(text()) {})
        case 10: ProgressView(text(), fraction: 0.25)
        case 11: Spinner(text(), isSpinning: true)
        case 12: MapPicture(name: text(), lines: [.init([.init(x: 0, y: 0), .init(x: dice.roll(1_000), y: 9)])], attribution: text())
        default: SearchField(text())
        }
    }

    private func change(_ view: View) {
        switch dice.roll(8) {
        case 0: view.isHidden.toggle()
        case 1: view.isEnabled.toggle()
        case 2: view.accessibilityName = dice.roll(2) == 0 ? "" : text()
        default: changeContent(of: view)
        }
    }

    private func changeContent(of view: View) {
        switch view {
        case let view as Label:
            if dice.roll(3) == 0 { view.style = dice.pick([.body, .title, .headline, .detail, .error]) } else { view.text = text() }
        case let view as Button: view.title = text()
        case let view as Stack: view.style = view.style == .plain ? .group : .plain
        case let view as TextField:
            switch dice.roll(4) {
            case 0: view.text = text()
            case 1: view.title = text()
            case 2: view.placeholder = text()
            default: view.message = dice.roll(2) == 0 ? "" : text()
            }
        case let view as Toggle: view.isOn.toggle()
        case let view as Picker:
            if dice.roll(2) == 0 { view.choices = [text(), text()] } else { view.selection = dice.roll(max(1, view.choices.count)) }
        case let view as Link:
            view.title = text()
            view.destination = dice.pick(TrialDice.addresses)
        case let view as ImageView: view.picture = dice.roll(2) == 0 ? .initials(text()) : .address(dice.pick(TrialDice.addresses))
        case let view as EmptyState:
            view.detail = text()
            view.isError.toggle()
        case let view as ProgressView: view.fraction = dice.roll(3) == 0 ? nil : Double(dice.roll(100)) / 100
        case let view as Spinner: view.isSpinning.toggle()
        case let view as MapPicture: view.attribution = text()
        default: break
        }
    }

    private func text() -> String {
        dice.roll(3) == 0 ? dice.pick(TrialDice.texts) : "Text \(dice.roll(1_000))"
    }
}

extension BelvedereApp {
    /// The app for the tests.
    static let trial = BelvedereApp("Trial", path: "/trial", summary: "Changes at random, for the tests") { _ in
        Window(TrialScreen())
    }
}
