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
    public var text: String { didSet { if text != oldValue { propertyChanged(.text) } } }
    public var style: Style { didSet { if style != oldValue { propertyChanged(.style) } } }

    public init(_ text: String = "", style: Style = .body) {
        self.text = text
        self.style = style
        super.init()
    }

    override var kind: ViewKind { .label }
    override class var properties: [Property] { [.text, .style] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: text.isEmpty ? nil : .text(text)
        case .style: style == .body ? nil : .text(style.rawValue)
        default: super.value(of: property)
        }
    }
}
