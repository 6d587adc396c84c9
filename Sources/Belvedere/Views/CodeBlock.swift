internal import BelvedereCore

/// Lines of a program, to read and to copy.
///
/// ```swift
/// let source = CodeBlock("let greeting = \"Hello\"", title: "Greeting.swift", language: .swift)
/// ```
///
/// A person copies the lines with the button above them. Hosts show them in letters of one width, as they are. Long lines scroll in a box of their own, and the text runs from left to
/// right also where people read from right to left.
///
/// A screen that shows a whole file can number the lines. Then the address of the page leads to a line by its number, as in `/code/Greeting.swift#L12`, and
/// that line is marked:
///
/// ```swift
/// let file = CodeBlock("let greeting = \"Hello\"", title: "Greeting.swift", language: .swift, showsLineNumbers: true)
/// ```
public final class CodeBlock: ContainerView {
    /// A language that hosts may know to colour.
    nonisolated public enum Language: String, Sendable, Hashable {
        /// Swift.
        case swift
    }

    /// The words on the button that copies, and what is said after it.
    nonisolated public struct Copying: Sendable, Hashable {
        /// The title of the button.
        public var title: String
        /// What the button says for a moment when the text is on the clipboard.
        public var done: String
        /// What the button says for a moment when the device did not take the text.
        public var failed: String

        /// What the button for copying says. What is left out is said in the language of the session.
        ///
        /// - Parameters:
        ///   - title: the title of the button.
        ///   - done: what it says when the text is on the clipboard.
        ///   - failed: what it says when the device did not take the text.
        public init(title: String? = nil, done: String? = nil, failed: String? = nil) {
            let words = KitWords.current
            self.title = title ?? words.copy
            self.done = done ?? words.copied
            self.failed = failed ?? words.notCopied
        }
    }

    /// The lines, as they are.
    public var text: String { didSet { if text != oldValue { propertyChanged(CodeBlock.text) } } }
    /// What the lines are called, for instance the name of their file.
    public var title: String { didSet { if title != oldValue { propertyChanged(CodeBlock.title) } } }
    /// What the lines are written in; `nil` for a plain text.
    public var language: Language? { didSet { if language != oldValue { propertyChanged(CodeBlock.language) } } }
    /// Whether each line has its number before it, and an address of its own. The addresses lead to the first of several such blocks on a page.
    public var showsLineNumbers: Bool { didSet { if showsLineNumbers != oldValue { propertyChanged(CodeBlock.showsLineNumbers) } } }

    /// Lines of a program.
    ///
    /// - Parameters:
    ///   - text: the lines.
    ///   - title: what they are called. It stands above them and is their accessible name.
    ///   - language: what they are written in.
    ///   - showsLineNumbers: whether each line has its number before it, and an address of its own.
    ///   - copying: the words on the button that copies the lines; `nil` for no button.
    public init(_ text: String, title: String, language: Language? = nil, showsLineNumbers: Bool = false, copying: Copying? = Copying()) {
        self.text = text
        self.title = title
        self.language = language
        self.showsLineNumbers = showsLineNumbers
        super.init(children: [])
        if let copying { insertChild(copyButton(copying), at: 0) }
    }

    private func copyButton(_ words: Copying) -> Button {
        Button(words.title) { [weak self] in await self?.copy(words) }
    }

    private func copy(_ words: Copying) async {
        guard let context, let button = subviews.first as? Button else { return }
        let isCopied: Bool
        do throws(CapabilityFailure) {
            try await context.device.copy(text)
            isCopied = true
        } catch { isCopied = false }
        button.title = isCopied ? words.done : words.failed
        tree?.announce(button.title, isUrgent: false)
        try? await context.environment.clock.sleep(for: .seconds(2))
        button.title = words.title
    }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<CodeBlock, String>(0, "text", default: "") { $0.text }
    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<CodeBlock, String>(1, "title", default: "") { $0.title }
    /// `language`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let language = ViewProperty<CodeBlock, Language?>(2, "language", default: nil) { $0.language }
    /// `showsLineNumbers`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let showsLineNumbers = ViewProperty<CodeBlock, Bool>(3, "showsLineNumbers", default: false) {
        $0.showsLineNumbers
    }

    @_spi(Hosting) public override var kind: ViewKind { .codeBlock }
}

@_spi(Hosting) nonisolated extension CodeBlock.Language: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// Lines of a program.
    public static let codeBlock = ViewKind(
        "codeBlock", role: .group, properties: [CodeBlock.text, CodeBlock.title, CodeBlock.language, CodeBlock.showsLineNumbers],
        names: [CodeBlock.title, CodeBlock.text], value: .text(CodeBlock.text)
    )
}
