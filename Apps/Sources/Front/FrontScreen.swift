internal import Belvedere

/// The first page of the gallery: an introduction to Belvedere, the smallest app next to its code, and links to all others.
final class FrontScreen: Screen {
    private let viewModel: FrontViewModel
    /// The files of the app Hello.
    private let code: [CodeBlock]
    /// The beginnings of the calls that run when a person presses the button of Hello, in the order in which they run.
    private static let calls = ["viewModel.userTriggeredSayHelloButton()", "helloText.value = ", "viewModel.helloText.bindAndFire("]

    /// - Parameter hello: the live content of the app Hello.
    init(viewModel: FrontViewModel, contents: FrontContents, hello: View) {
        self.viewModel = viewModel
        code = contents.code.map { file in
            let block = CodeBlock(file.text, title: file.title, language: .swift)
            block.pages = file.pages
            return block
        }
        super.init(title: "Belvedere")
        content = Stack(
            .vertical, spacing: .large,
            [
                Grid(columnsOfAtLeast: 44, spacing: .large, [Self.promise(contents), Self.live(hello, contents)]),
                Self.part(
                    FrontTexts.hello, [Label(FrontTexts.tryHello, style: .detail), Grid(columnsOfAtLeast: 44, spacing: .medium, code)]),
                Self.start(contents.commands),
                Self.part(
                    FrontTexts.apps, [Grid(columnsOfAtLeast: 34, spacing: .medium, contents.cards().map { Self.card($0, contents) })]),
            ] + Self.nativeWindows(contents) + [windows(contents.pair)] + (viewModel.canReset ? [demo()] : []))
        own(viewModel)
        viewModel.outcome.bind(to: self) { screen, outcome in screen.tell(outcome) }
    }

    private static func part(_ heading: String, _ views: [View]) -> View {
        Stack(.vertical, [Label(heading, style: .headline)] + views)
    }

    private static func promise(_ contents: FrontContents) -> View {
        let links = Stack(.horizontal, contents.links().map { Link($0.title, toPage: $0.path) })
        let server = contents.isServed ? [Label(FrontTexts.server)] : []
        return Stack(.vertical, spacing: .medium, [Label(FrontTexts.promise, style: .title)] + server + [links])
    }

    /// Returns the section of the page that contains the live app Hello.
    private static func live(_ content: View, _ contents: FrontContents) -> View {
        let explanation = contents.isServed ? [Label(FrontTexts.explanation, style: .detail)] : []
        let live = Stack(.vertical, style: .group, explanation + [content])
        live.accessibilityName = FrontTexts.live
        return live
    }

    /// Marks the lines that have run after a press of the button "Say hello".
    func markLinesThatRan() {
        for block in code {
            let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
            block.markedLines = lines.indices.filter { line in Self.calls.contains { lines[line].contains($0) } }.map { $0 + 1 }
        }
    }

    private static func start(_ commands: String) -> View {
        part(
            FrontTexts.start,
            [Label(FrontTexts.runs), CodeBlock(commands, title: FrontTexts.commands), Label(FrontTexts.licence, style: .detail)])
    }

    private static func card(_ card: FrontCard, _ contents: FrontContents) -> View {
        let picture = contents.picture(card.picture).map { [ImageView($0)] } ?? []
        let forms = card.forms.isEmpty ? [] : [Stack(.horizontal, spacing: .small, card.forms.map { Link($0.title, toPage: $0.path) })]
        return Stack(
            .vertical, style: .group, spacing: .small,
            picture + [Link(card.title, toPage: card.path), Label(card.summary, style: .detail)] + forms
        )
    }

    /// Returns the section with pictures of native windows: in the colours of the page, in the other ones, and in Arabic. It is left out
    /// where there are no such pictures.
    private static func nativeWindows(_ contents: FrontContents) -> [View] {
        guard let window = contents.picture("desktop"), let arabic = contents.picture("desktop-arabic") else { return [] }
        var others = window
        if case .addresses(let light, let dark) = window { others = .addresses(light: dark, dark: light) }
        let pictures = [(window, FrontTexts.nativeWindow), (others, FrontTexts.nativeColours), (arabic, FrontTexts.nativeArabic)]
        return [
            part(
                FrontTexts.nativeWindows,
                [
                    Label(FrontTexts.nativeScreens),
                    Grid(columnsOfAtLeast: 34, spacing: .medium, pictures.map { ImageView($0, name: $1) }),
                ])
        ]
    }

    private func windows(_ pair: [FrontCard.Form]) -> View {
        let count = Label(style: .detail)
        viewModel.windows.bindAndFire(to: count, \.text)
        let links = pair.map { form in
            let link = Link(form.title, toPage: form.path)
            link.accessibilityName = FrontTexts.newWindow(form.title)
            link.opensNewWindow = true
            return link
        }
        return Self.part(
            FrontTexts.windowsHeading,
            [
                Stack(.vertical, style: .group, [Label(FrontTexts.invitation), Stack(.horizontal, links), count])
            ])
    }

    // MARK: Demo data

    private func demo() -> View {
        let reset = Button(FrontTexts.reset) { [unowned self] in ask() }
        let spinner = Spinner(FrontTexts.resetting)
        viewModel.isResetting.bindAndFire(to: spinner, \.isSpinning)
        viewModel.isResetting.map { !$0 }.bindAndFire(to: reset, \.isEnabled)
        return Self.part(FrontTexts.demo, [Stack(.vertical, style: .group, [Label(FrontTexts.fictional), reset, spinner])])
    }

    private func ask() {
        show(
            Alert(
                FrontTexts.question, message: FrontTexts.consequence,
                actions: [
                    .cancel(FrontTexts.cancel),
                    Alert.Action(FrontTexts.confirm, role: .destructive) { [viewModel] in await viewModel.reset() },
                ]))
    }

    private func tell(_ outcome: FrontViewModel.Outcome) {
        switch outcome {
        case .done: show(Toast(.words(FrontTexts.done)))
        case .failed(let reason): show(Alert(FrontTexts.failed, message: reason, actions: [.cancel(FrontTexts.ok)]))
        }
    }
}
