internal import BelvedereCore

/// A view that shows lines of a program, which a person can read and copy.
///
/// ```swift
/// let source = CodeBlock("let greeting = \"Hello\"", title: "Greeting.swift", language: .swift)
/// ```
///
/// A person copies the lines with the button above them. Hosts show the lines unchanged, in a fixed-width font. Long lines scroll in a box
/// of their own. The text runs from left to right, also for people who read from right to left.
///
/// A screen that shows a whole file can number the lines. Then an address can lead to a single line by its number, as in
/// `/code/Greeting.swift#L12`, and hosts highlight that line:
///
/// ```swift
/// let file = CodeBlock("let greeting = \"Hello\"", title: "Greeting.swift", language: .swift, showsLineNumbers: true)
/// ```
///
/// The names of types can be links, and single lines can be marked, for instance the line that ran last:
///
/// ```swift
/// let screen = CodeBlock("let screen = HelloScreen()", title: "main.swift", language: .swift)
/// screen.pages = [CodeBlock.Page(ofType: "HelloScreen", path: "/code/HelloScreen.swift")]
/// screen.markedLines = [1]
/// ```
public final class CodeBlock: ContainerView {
    /// A language whose syntax hosts may colour.
    nonisolated public enum Language: String, Sendable, Hashable {
        /// Swift.
        case swift
    }

    /// The titles of the button that copies the lines: before, after a success, and after a failure.
    nonisolated public struct Copying: Sendable, Hashable {
        /// The title of the button.
        public var title: String
        /// The title for a moment after the text was copied to the clipboard.
        public var done: String
        /// The title for a moment after the device refused the text.
        public var failed: String
        /// The language of the kit's standard title as a BCP 47 tag, such as `en`. It is empty if the title is in the language of the
        /// session, or if the app gives its own title.
        let foreignLanguage: String

        /// Creates the titles of the button. For a title that is left out, the kit has its own text in the language of the session.
        ///
        /// - Parameters:
        ///   - title: the title of the button.
        ///   - done: the title after the text was copied to the clipboard.
        ///   - failed: the title after the device refused the text.
        public init(title: String? = nil, done: String? = nil, failed: String? = nil) {
            let texts = KitTexts.current
            self.title = title ?? texts.copy
            self.done = done ?? texts.copied
            self.failed = failed ?? texts.notCopied
            foreignLanguage = title == nil ? texts.foreignLanguage : ""
        }
    }

    /// The lines, shown unchanged.
    public var text: String { didSet { if text != oldValue { propertyChanged(CodeBlock.text) } } }
    /// The title above the lines, for instance the name of the file.
    public var title: String { didSet { if title != oldValue { propertyChanged(CodeBlock.title) } } }
    /// The language of the lines; `nil` for a plain text.
    public var language: Language? { didSet { if language != oldValue { propertyChanged(CodeBlock.language) } } }
    /// Whether each line shows its number and has an address that ends with the number, as in `#L12`. If a page has several such blocks,
    /// the addresses lead to the lines of the first block.
    public var showsLineNumbers: Bool { didSet { if showsLineNumbers != oldValue { propertyChanged(CodeBlock.showsLineNumbers) } } }

    /// The numbers of the lines that hosts mark, from 1, such as the lines that ran last. A number without a line has no effect.
    public var markedLines: [Int] = [] { didSet { if markedLines != oldValue { propertyChanged(CodeBlock.markedLines) } } }
    /// The pages of types. The first place in the lines that names a type is a link to its page.
    public var pages: [Page] = [] { didSet { if pages != oldValue { propertyChanged(CodeBlock.pages) } } }

    /// The page of a type that the lines name.
    nonisolated public struct Page: Sendable, Hashable {
        /// The name of the type, without its module.
        public let type: String
        /// The path of the page on the same server. Hosts ignore a path that `LinkPolicy` does not allow.
        public let path: String

        /// Creates the page of a type.
        public init(ofType type: String, path: String) {
            self.type = type
            self.path = path
        }
    }

    /// Creates a block with lines of a program.
    ///
    /// - Parameters:
    ///   - text: the lines.
    ///   - title: the title above the lines, which is also their name for assistive technology.
    ///   - language: the language of the lines.
    ///   - showsLineNumbers: whether each line shows its number and has an address.
    ///   - copying: the texts of the button that copies the lines; `nil` for no button.
    public init(_ text: String, title: String, language: Language? = nil, showsLineNumbers: Bool = false, copying: Copying? = Copying()) {
        self.text = text
        self.title = title
        self.language = language
        self.showsLineNumbers = showsLineNumbers
        super.init(children: [])
        if let copying { insertChild(copyButton(copying), at: 0) }
    }

    private func copyButton(_ copying: Copying) -> Button {
        let button = Button(copying.title) { [weak self] in await self?.copy(copying) }
        button.accessibilityLanguage = copying.foreignLanguage
        return button
    }

    private func copy(_ copying: Copying) async {
        guard let context, let button = subviews.first as? Button else { return }
        let isCopied: Bool
        do throws(CapabilityFailure) {
            try await context.device.copy(text)
            isCopied = true
        } catch { isCopied = false }
        button.title = isCopied ? copying.done : copying.failed
        tree?.announce(button.title, isUrgent: false)
        try? await context.environment.clock.sleep(for: .seconds(2))
        button.title = copying.title
    }

    // MARK: For hosts

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<CodeBlock, String>(0, "text", default: "") { $0.text }
    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<CodeBlock, String>(1, "title", default: "") { $0.title }
    /// Declares the property `language`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let language = ViewProperty<CodeBlock, Language?>(2, "language", default: nil) { $0.language }
    /// Declares the property `showsLineNumbers`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let showsLineNumbers = ViewProperty<CodeBlock, Bool>(3, "showsLineNumbers", default: false) {
        $0.showsLineNumbers
    }

    /// Declares the property `markedLines`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let markedLines = ViewProperty<CodeBlock, [Int]>(4, "markedLines", default: []) {
        $0.markedLines
    }
    /// Declares the property `pages`, which hosts read to show the view. It has only the pages that `LinkPolicy` allows.
    @_spi(Hosting) nonisolated public static let pages = ViewProperty<CodeBlock, [Page]>(5, "pages", default: []) { block in
        block.pages.filter { LinkPolicy.allowsPage(at: $0.path) }
    }

    @_spi(Hosting) public override var kind: ViewKind { .codeBlock }
}

@_spi(Hosting) nonisolated extension CodeBlock.Language: ViewPropertyValue {}
@_spi(Hosting) nonisolated extension CodeBlock.Page: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `CodeBlock`: lines of a program.
    public static let codeBlock = ViewKind(
        "codeBlock", role: .group,
        properties: [
            CodeBlock.text, CodeBlock.title, CodeBlock.language, CodeBlock.showsLineNumbers, CodeBlock.markedLines, CodeBlock.pages,
        ],
        names: [CodeBlock.title, CodeBlock.text], value: .text(CodeBlock.text)
    )
}
