/// What a screen says when it has nothing to show: a sentence, and, where there is one, the way on.
///
/// ```swift
/// let empty = EmptyState("No contacts yet", detail: "People you add appear here.", action: Button("Add contact") { add() })
/// ```
///
/// Where it takes turns with a spinner, a failure and the content, use ``ContentView``.
public final class EmptyState: ContainerView {
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var detail: String { didSet { if detail != oldValue { propertyChanged(.detail) } } }
    /// Whether it tells of a fault rather than of emptiness.
    public var isError: Bool { didSet { if isError != oldValue { propertyChanged(.style) } } }
    /// The symbol beside the sentence.
    public var symbol: Symbol { didSet { if symbol != oldValue { propertyChanged(.image) } } }

    public init(_ title: String = "", detail: String = "", symbol: Symbol = .empty, isError: Bool = false, action: Button? = nil) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.isError = isError
        super.init(children: action.map { [$0] } ?? [])
    }

    override var kind: ViewKind { .emptyState }
    override class var properties: [Property] { [.text, .detail, .style, .image] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .detail: detail.isEmpty ? nil : .text(detail)
        case .style: isError ? .text("error") : nil
        case .image: .texts(["symbol", symbol.rawValue])
        default: super.value(of: property)
        }
    }
}
