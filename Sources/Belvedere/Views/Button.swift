public import BelvedereCore

/// Something to press.
///
/// ```swift
/// let hello = Button("Say hello") { viewModel.userTriggeredSayHelloButton() }
/// let load = Button("Load") { await viewModel.load() }
/// let refresh = Button("Refresh", symbol: .refresh) { await viewModel.load() }
/// ```
///
/// Hosts show the symbol beside the title, and in the bar of a narrow screen instead of it. The title is always its name.
public final class Button: View {
    /// What pressing it means.
    nonisolated public enum Role: String, Sendable, Hashable {
        /// One thing among others that can be done.
        case normal
        /// What a person most likely came for; at most one to a screen.
        case primary
        /// Deletes or discards.
        case destructive
        /// Leaves things as they are.
        case cancel
    }

    /// What the button says, and what assistive technology calls it.
    public var title: String { didSet { if title != oldValue { propertyChanged(Button.title) } } }
    /// What pressing the button means. Hosts show it by colour and place.
    public var role: Role { didSet { if role != oldValue { propertyChanged(Button.role) } } }
    /// A picture of what it does.
    public var symbol: Symbol? { didSet { if symbol != oldValue { propertyChanged(Button.symbol) } } }
    /// Whether what the button starts is under way. Hosts show it as busy.
    public var isRunning = false { didSet { if isRunning != oldValue { propertyChanged(Button.isRunning) } } }
    private var handler: Handler<Void>
    /// Where the handler was given.
    private let place: HandlerPlace

    /// A button whose handler runs at once.
    ///
    /// - Parameters:
    ///   - title: what stands on it.
    ///   - symbol: a picture of what it does.
    ///   - role: what pressing it means.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - action: what happens when it is pressed.
    public init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.symbol = symbol
        self.role = role
        handler = .synchronous(action)
        place = HandlerPlace(file, line)
        super.init()
    }

    /// A button of the kit's own, whose handler an author has given elsewhere.
    init(_ title: String, role: Role = .normal, at place: HandlerPlace, action: @escaping () -> Void) {
        self.title = title
        symbol = nil
        self.role = role
        handler = .synchronous(action)
        self.place = place
        super.init()
    }

    /// A button whose handler may wait: it runs on the session, and further presses start it again.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    ///
    /// - Parameters:
    ///   - title: what stands on it.
    ///   - symbol: a picture of what it does.
    ///   - role: what pressing it means.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - action: what happens when it is pressed.
    public init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping Action
    ) {
        self.title = title
        self.symbol = symbol
        self.role = role
        handler = .asynchronous(action)
        place = HandlerPlace(file, line)
        super.init()
    }

    /// A button that shows a symbol and no title, whose handler runs at once.
    ///
    /// ```swift
    /// let add = Button(symbol: .add, name: "Add contact") { viewModel.add() }
    /// ```
    ///
    /// - Parameters:
    ///   - symbol: a picture of what it does.
    ///   - name: what assistive technology calls it, and what is shown when a pointer rests on it.
    ///   - role: what pressing it means.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - action: what happens then.
    public convenience init(
        symbol: Symbol, name: String, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping () -> Void
    ) {
        self.init("", symbol: symbol, role: role, file: file, line: line, action: action)
        accessibilityName = name
    }

    /// A button that shows a symbol and no title, whose handler may wait.
    public convenience init(
        symbol: Symbol, name: String, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping Action
    ) {
        self.init("", symbol: symbol, role: role, file: file, line: line, action: action)
        accessibilityName = name
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Button, String>(0, "title", default: "") { $0.title }
    /// `role`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let role = ViewProperty<Button, Role>(1, "role", default: .normal) { $0.role }
    /// `isRunning`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isRunning = ViewProperty<Button, Bool>(2, "isRunning", default: false) { $0.isRunning }

    /// `symbol`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<Button, Symbol?>(3, "symbol", default: nil) { $0.symbol }

    @_spi(Hosting) public override var kind: ViewKind { .button }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .activate && handler.isSet }
    @_spi(Hosting) public override func deliver(_ event: Event) { handler.call(for: self) }
    @_spi(Hosting) public override func releaseHandlers() { handler = .none }
    override func handlerPlace(for event: Event) -> HandlerPlace? { place }
}

@_spi(Hosting) nonisolated extension Button.Role: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// Something to press.
    public static let button = ViewKind(
        "button", role: .button, properties: [Button.title, Button.role, Button.isRunning, Button.symbol], names: [Button.title],
        events: [.activate]
    )
}
