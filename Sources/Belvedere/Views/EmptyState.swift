/// A message in place of content: a sentence and, optionally, a button for the next step.
///
/// ```swift
/// let empty = EmptyState("No contacts yet", detail: "People you add appear here.", action: Button("Add contact") { add() })
/// ```
///
/// To switch between a spinner, the content, such a message and a failure, use ``ContentView``.
public final class EmptyState: ContainerView {
    /// One sentence that says what is missing or wrong.
    public var title: String { didSet { if title != oldValue { propertyChanged(EmptyState.title) } } }
    /// A hint for the person: a possible action, or the content that will appear here. It may be empty.
    public var detail: String { didSet { if detail != oldValue { propertyChanged(EmptyState.detail) } } }
    /// Whether the message reports an error. Otherwise it reports that there is no content.
    public var isError: Bool { didSet { if isError != oldValue { propertyChanged(EmptyState.isError) } } }
    /// The symbol beside the sentence.
    public var symbol: Symbol { didSet { if symbol != oldValue { propertyChanged(EmptyState.symbol) } } }

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - title: one sentence that says what is missing or wrong.
    ///   - detail: a possible action, or the content that will appear here.
    ///   - symbol: the symbol beside the sentence.
    ///   - isError: whether the message reports an error.
    ///   - action: the button for the next step; `nil` if there is none.
    public init(_ title: String = "", detail: String = "", symbol: Symbol = .empty, isError: Bool = false, action: Button? = nil) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.isError = isError
        super.init(children: action.map { [$0] } ?? [])
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<EmptyState, String>(0, "title", default: "") { $0.title }
    /// Declares the property `detail`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let detail = ViewProperty<EmptyState, String>(1, "detail", default: "") { $0.detail }
    /// Declares the property `isError`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isError = ViewProperty<EmptyState, Bool>(2, "isError", default: false) { $0.isError }
    /// Declares the property `symbol`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<EmptyState, Symbol>(
        3, "symbol", default: .empty, isAlwaysTold: true
    ) { $0.symbol }

    @_spi(Hosting) public override var kind: ViewKind { .emptyState }
}

@_spi(Hosting) nonisolated extension Symbol: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `EmptyState`: a message in place of content.
    public static let emptyState = ViewKind(
        "emptyState", role: .status,
        properties: [EmptyState.title, EmptyState.detail, EmptyState.isError, EmptyState.symbol],
        names: [EmptyState.title], detail: EmptyState.detail
    )
}
