internal import BelvedereCore

/// A text to read.
///
/// ```swift
/// let greeting = Label()
/// viewModel.helloText.bindAndFire(to: greeting, \.text)
/// ```
///
/// Parts of it may be bold, italic, code or links; see ``AttributedText``:
///
/// ```swift
/// let hint = Label("Press \("Save", .bold), or read \("the manual", link: "https://example.org/manual").")
/// ```
public final class Label: View {
    /// What the text is to the reader.
    nonisolated public enum Style: String, Sendable, Hashable {
        /// Text to read.
        case body
        /// Large letters, for the main text of a screen.
        case title
        /// The heading of a part. Assistive technology treats it as a heading.
        case headline
        /// Text of less weight beside other text.
        case detail
        /// Something is wrong. Assistive technology says it at once.
        case error
        /// Stands for a text that is still to come.
        case placeholder
    }

    /// The text, as it is; never markup. Setting another one takes bold, links and so on away.
    public var text: String {
        didSet {
            if text == oldValue { return }
            propertyChanged(Label.text)
            if !marked.isEmpty {
                marked = []
                propertyChanged(Label.runs)
            }
        }
    }
    /// The parts of the text; empty where none is set apart.
    private var marked: [AttributedText.Run] = []
    /// What the text is to the reader. Hosts choose letters and colour by it.
    public var style: Style { didSet { if style != oldValue { propertyChanged(Label.style) } } }

    /// A text in one style.
    ///
    /// - Parameters:
    ///   - text: the text as it is; never markup.
    ///   - style: what the text is to the reader.
    public init(_ text: String = "", style: Style = .body) {
        self.text = text
        self.style = style
        super.init()
    }

    /// A text with marked parts.
    public init(_ text: AttributedText, style: Style = .body) {
        self.text = text.text
        self.style = style
        marked = text.isPlain ? [] : text.runs
        super.init()
    }

    /// The text with what is set apart in it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var attributedText: AttributedText {
        get {
            if marked.isEmpty { return AttributedText(text) }
            return marked.reduce(into: AttributedText()) { $0.append($1.text, $1.traits, link: $1.link) }
        }
        set {
            let runs = newValue.isPlain ? [] : newValue.runs
            text = newValue.text
            if runs == marked { return }
            marked = runs
            propertyChanged(Label.runs)
        }
    }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Label, String>(0, "text", default: "") { $0.text }
    /// `style`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let style = ViewProperty<Label, Style>(1, "style", default: .body) { $0.style }

    /// The parts of the text, as hosts are told them; empty where none is set apart. Links that nobody follows are left out.
    @_spi(Hosting) nonisolated public static let runs = ViewProperty<Label, [AttributedText.Run]>(2, "runs", default: []) { label in
        label.marked.map { AttributedText.Run($0.text, $0.traits, link: $0.link.flatMap { LinkPolicy.destination(of: $0) }) }
    }

    @_spi(Hosting) public override var kind: ViewKind { .label }
}

@_spi(Hosting) nonisolated extension Label.Style: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A text to read.
    public static let label = ViewKind(
        "label", role: .text, properties: [Label.text, Label.style, Label.runs], names: [Label.text]
    )
}
