/// A text to read.
///
/// ```swift
/// let greeting = Label()
/// viewModel.helloText.bindAndFire(to: greeting, \.text)
/// ```
public final class Label: View {
    /// What the text is to the reader.
    nonisolated public enum Style: String, Sendable, Hashable {
        case body, title, headline, detail, error
        /// Stands for a text that is still to come.
        case placeholder
    }

    /// The text, as it is; never markup.
    public var text: String { didSet { if text != oldValue { propertyChanged(Label.text) } } }
    public var style: Style { didSet { if style != oldValue { propertyChanged(Label.style) } } }

    public init(_ text: String = "", style: Style = .body) {
        self.text = text
        self.style = style
        super.init()
    }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Label, String>(0, "text", default: "") { $0.text }
    /// `style`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let style = ViewProperty<Label, Style>(1, "style", default: .body) { $0.style }

    @_spi(Hosting) public override var kind: ViewKind { .label }
}

@_spi(Hosting) nonisolated extension Label.Style: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A text to read.
    public static let label = ViewKind(
        "label", role: .text, properties: [Label.text, Label.style], names: [Label.text]
    )
}
