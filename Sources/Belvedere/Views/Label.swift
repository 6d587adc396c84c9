internal import BelvedereCore

/// A view that shows a text.
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
    /// The purpose of the text.
    nonisolated public enum Style: String, Sendable, Hashable {
        /// Ordinary text.
        case body
        /// Large letters, for the main text of a screen.
        case title
        /// A heading within a screen. Assistive technology treats it as a heading.
        case headline
        /// Text of less importance beside other text.
        case detail
        /// An error message. Assistive technology reads it at once.
        case error
        /// Replaces a text that is not loaded yet.
        case placeholder
    }

    /// The text, shown as it is and never read as markup. Assigning another text removes bold, links and other marks.
    public var text: String {
        didSet {
            if text == oldValue { return }
            propertyChanged(Label.text)
            if !formatted.isEmpty {
                formatted = []
                propertyChanged(Label.runs)
            }
        }
    }
    /// The formatted parts of the text; empty for a plain text.
    private var formatted: [AttributedText.Run] = []
    /// The purpose of the text. Hosts choose font and colour by it.
    public var style: Style { didSet { if style != oldValue { propertyChanged(Label.style) } } }

    /// Creates a label for a text without bold parts, links and other marks.
    ///
    /// - Parameters:
    ///   - text: the text, shown as it is and never read as markup.
    ///   - style: the purpose of the text.
    public init(_ text: String = "", style: Style = .body) {
        self.text = text
        self.style = style
        super.init()
    }

    /// Creates a label for a text whose parts can be bold, italic, code or links.
    public init(_ text: AttributedText, style: Style = .body) {
        self.text = text.text
        self.style = style
        formatted = text.isPlain ? [] : text.runs
        super.init()
    }

    /// The text with its marks, such as bold and links.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var attributedText: AttributedText {
        get {
            if formatted.isEmpty { return AttributedText(text) }
            return formatted.reduce(into: AttributedText()) { $0.append($1.text, $1.traits, link: $1.link) }
        }
        set {
            let runs = newValue.isPlain ? [] : newValue.runs
            text = newValue.text
            if runs == formatted { return }
            formatted = runs
            propertyChanged(Label.runs)
        }
    }

    // MARK: For hosts

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Label, String>(0, "text", default: "") { $0.text }
    /// Declares the property `style`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let style = ViewProperty<Label, Style>(1, "style", default: .body) { $0.style }

    /// Declares the property `runs`, which hosts read to show the view: the parts of the text with their marks; empty if no part has a
    /// mark. Links that `LinkPolicy` refuses are left out.
    @_spi(Hosting) nonisolated public static let runs = ViewProperty<Label, [AttributedText.Run]>(2, "runs", default: []) { label in
        label.formatted.map { AttributedText.Run($0.text, $0.traits, link: $0.link.flatMap { LinkPolicy.destination(of: $0) }) }
    }

    @_spi(Hosting) public override var kind: ViewKind { .label }
}

@_spi(Hosting) nonisolated extension Label.Style: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Label`: a view that shows a text.
    public static let label = ViewKind(
        "label", role: .text, properties: [Label.text, Label.style, Label.runs], names: [Label.text]
    )
}
