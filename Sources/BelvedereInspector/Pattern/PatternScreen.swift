internal import Belvedere
internal import BelvedereBinding
internal import BelvedereTexts

/// The screen inside the strip: the parts of the inspected screen in a row, and a sentence about the last action.
final class PatternScreen: Screen {
    private let viewModel: PatternViewModel
    private let row = Stack(.horizontal, spacing: .small, alignment: .stretch)
    private var shown: [PatternPartView] = []

    init(viewModel: PatternViewModel) {
        self.viewModel = viewModel
        super.init()
        own(viewModel)
    }

    override func viewDidLoad() {
        let sentence = Label()
        content = Stack(.vertical, spacing: .small, [sentence, row])
        viewModel.sentence.bindAndFire(to: sentence, \.text)
        viewModel.parts.bindAndFire(to: self) { screen, parts in screen.show(parts) }
    }

    /// Shows the parts. Keeps the views of parts that are already shown, so that a focused link stays focused.
    private func show(_ parts: [PatternPart]) {
        if shown.map(\.type) != parts.map(\.qualifiedType) {
            shown = parts.map { PatternPartView($0, viewModel) }
            let test = parts.first { $0.role == "view" }.flatMap { viewModel.strip.test($0.qualifiedType) }
            row.setViews(shown + (test.map { [PatternPartView(test: $0)] } ?? []))
        }
        for (view, part) in zip(shown, parts) { view.show(turn: part.turn, line: part.line) }
    }
}

/// One part of the strip: the name of its role, a link to its code, and its number if it ran.
final class PatternPartView: Stack {
    let type: String
    private let badge = Badge(tone: .accent)
    private let link: Link?
    private let address: String

    /// Shows the position among the parts that ran, and lets the link lead to the line that ran. Both are `nil` if the part did not run.
    func show(turn: Int?, line: Int?) {
        badge.text = turn.map(String.init) ?? ""
        badge.isHidden = turn == nil
        link?.destination = address + (line.map { "#L\($0)" } ?? "")
    }

    convenience init(_ part: PatternPart, _ viewModel: PatternViewModel) {
        let page = viewModel.strip.code(part.qualifiedType).map { PatternStrip.Page(part.type, address: $0) }
        let role = RoleAppearance(part.role)
        self.init(Badge(role.name, tone: role.tone), title: part.type, page, type: part.qualifiedType)
    }

    /// Creates the part for the test of the screen.
    convenience init(test: PatternStrip.Page) {
        self.init(Badge(InspectorTexts.roleTest), title: test.title, test, type: "")
    }

    private init(_ role: Badge, title: String, _ page: PatternStrip.Page?, type: String) {
        self.type = type
        address = page?.address ?? ""
        link = page.map { Link($0.title, toPage: $0.address) }
        // The app above the strip keeps its page.
        link?.opensNewWindow = true
        let name: View = link ?? Label(title)
        super.init(
            .vertical, [Stack(.horizontal, spacing: .small, alignment: .center, role, badge), name])
        spacing = .small
        badge.isHidden = true
    }
}
