/// What a screen says when it has nothing to show: a sentence, and, where there is one, the way on.
///
/// ```swift
/// let empty = EmptyState("No contacts yet", detail: "People you add appear here.", action: Button("Add contact") { add() })
/// ```
///
/// Where it takes turns with a spinner, a failure and the content, use ``ContentView``.
public final class EmptyState: ContainerView {
    /// What is missing or wrong, in one sentence.
    public var title: String { didSet { if title != oldValue { propertyChanged(EmptyState.title) } } }
    /// What a person can do about it, or what will appear here; empty if there is nothing to add.
    public var detail: String { didSet { if detail != oldValue { propertyChanged(EmptyState.detail) } } }
    /// Whether it tells of a fault rather than of emptiness.
    public var isError: Bool { didSet { if isError != oldValue { propertyChanged(EmptyState.isError) } } }
    /// The symbol beside the sentence.
    public var symbol: Symbol { didSet { if symbol != oldValue { propertyChanged(EmptyState.symbol) } } }

    /// A sentence in the place of content.
    ///
    /// - Parameters:
    ///   - title: what is missing or wrong, in one sentence.
    ///   - detail: what a person can do about it, or what will appear here.
    ///   - symbol: the symbol beside the sentence.
    ///   - isError: whether it tells of a fault rather than of emptiness.
    ///   - action: the button that leads on; `nil` if nothing does.
    public init(_ title: String = "", detail: String = "", symbol: Symbol = .empty, isError: Bool = false, action: Button? = nil) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.isError = isError
        super.init(children: action.map { [$0] } ?? [])
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<EmptyState, String>(0, "title", default: "") { $0.title }
    /// `detail`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let detail = ViewProperty<EmptyState, String>(1, "detail", default: "") { $0.detail }
    /// `isError`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isError = ViewProperty<EmptyState, Bool>(2, "isError", default: false) { $0.isError }
    /// `symbol`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<EmptyState, Symbol>(
        3, "symbol", default: .empty, isAlwaysTold: true
    ) { $0.symbol }

    @_spi(Hosting) public override var kind: ViewKind { .emptyState }
}

@_spi(Hosting) nonisolated extension Symbol: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// What a screen says when it has nothing to show.
    public static let emptyState = ViewKind(
        "emptyState", role: .status,
        properties: [EmptyState.title, EmptyState.detail, EmptyState.isError, EmptyState.symbol],
        names: [EmptyState.title], detail: EmptyState.detail
    )
}
