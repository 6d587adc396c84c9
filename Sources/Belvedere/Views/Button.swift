public import BelvedereBinding
public import BelvedereCore

/// A button that a person presses.
///
/// ```swift
/// let hello = Button("Say hello") { viewModel.userTriggeredSayHelloButton() }
/// let load = Button("Load") { await viewModel.load() }
/// let refresh = Button("Refresh", symbol: .refresh) { await viewModel.load() }
/// ```
///
/// Hosts show the symbol beside the title. In the bar of a narrow screen they show the symbol alone. The title is always the name of the
/// button.
public final class Button: View {
    /// The meaning of a button, such as the main action of a screen or a deletion.
    nonisolated public enum Role: String, Sendable, Hashable {
        /// One action among others.
        case normal
        /// The main action of a screen. Use at most one on a screen.
        case primary
        /// Deletes or discards.
        case destructive
        /// Leaves the screen or the question without a change.
        case cancel
    }

    /// The text on the button, which is also its name for assistive technology.
    public var title: String { didSet { if title != oldValue { propertyChanged(Button.title) } } }
    /// The meaning of the button. Hosts show it by the colour and the position of the button.
    public var role: Role { didSet { if role != oldValue { propertyChanged(Button.role) } } }
    /// A picture of the action.
    public var symbol: Symbol? { didSet { if symbol != oldValue { propertyChanged(Button.symbol) } } }
    /// Whether the action of the button is running. Hosts show the button as busy.
    public var isRunning = false { didSet { if isRunning != oldValue { propertyChanged(Button.isRunning) } } }
    /// The keys that do the same as a press on the button. Hosts show them while a pointer rests on the button.
    public var shortcut: Shortcut? { didSet { if shortcut != oldValue { propertyChanged(Button.shortcut) } } }
    private var handler: Handler<Void>
    /// The file and line where the developer passed the handler; the inspector shows it.
    private let place: HandlerPlace

    /// Creates a button with a synchronous handler.
    ///
    /// - Parameters:
    ///   - title: the text on the button.
    ///   - symbol: a picture of the action.
    ///   - role: the meaning of the button.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - action: the handler. A press calls it.
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

    /// Creates a button inside another view of the kit, such as an alert. The developer passed the handler to that view, at `place`.
    init(_ title: String, role: Role = .normal, at place: HandlerPlace, action: @escaping () -> Void) {
        self.title = title
        symbol = nil
        self.role = role
        handler = .synchronous(action)
        self.place = place
        super.init()
    }

    /// Creates a button with an asynchronous handler. The handler runs on the session. Each press starts it, also while an earlier run has
    /// not ended.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    ///
    /// - Parameters:
    ///   - title: the text on the button.
    ///   - symbol: a picture of the action.
    ///   - role: the meaning of the button.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - action: the handler. A press calls it.
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

    /// Creates a button with a symbol and no title. Its handler is synchronous.
    ///
    /// ```swift
    /// let add = Button(symbol: .add, name: "Add contact") { viewModel.add() }
    /// ```
    ///
    /// - Parameters:
    ///   - symbol: a picture of the action.
    ///   - name: the name for assistive technology. Hosts also show it while a pointer rests on the button.
    ///   - role: the meaning of the button.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - action: the handler. A press calls it.
    public convenience init(
        symbol: Symbol, name: String, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping () -> Void
    ) {
        self.init("", symbol: symbol, role: role, file: file, line: line, action: action)
        accessibilityName = name
    }

    /// Creates a button with a symbol and no title. Its handler is asynchronous.
    public convenience init(
        symbol: Symbol, name: String, role: Role = .normal, file: StaticString = #fileID, line: Int = #line,
        action: @escaping Action
    ) {
        self.init("", symbol: symbol, role: role, file: file, line: line, action: action)
        accessibilityName = name
    }

    /// Sets the keys that do the same as a press on the button.
    ///
    /// ```swift
    /// let save = Button("Add", role: .primary) { viewModel.add() }.shortcut("d")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key that a person presses last.
    ///   - modifiers: the keys that a person holds meanwhile.
    /// - Returns: the button.
    @discardableResult
    public func shortcut(_ key: Shortcut.Key, modifiers: Shortcut.Modifiers = .command) -> Self {
        shortcut = Shortcut(key, modifiers: modifiers)
        return self
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Button, String>(0, "title", default: "") { $0.title }
    /// Declares the property `role`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let role = ViewProperty<Button, Role>(1, "role", default: .normal) { $0.role }
    /// Declares the property `isRunning`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isRunning = ViewProperty<Button, Bool>(2, "isRunning", default: false) { $0.isRunning }

    /// Declares the property `symbol`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<Button, Symbol?>(3, "symbol", default: nil) { $0.symbol }
    /// Declares the property `shortcut`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let shortcut = ViewProperty<Button, Shortcut?>(4, "shortcut", default: nil) { $0.shortcut }

    @_spi(Hosting) public override var kind: ViewKind { .button }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .activate && handler.isSet }
    @_spi(Hosting) public override func deliver(_ event: Event) { handler.call(for: self) }
    @_spi(Hosting) public override func releaseHandlers() { handler = .none }
    override func handlerPlace(for event: Event) -> HandlerPlace? { place }
}

@_spi(Hosting) nonisolated extension Button.Role: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Button`: a button.
    public static let button = ViewKind(
        "button", role: .button, properties: [Button.title, Button.role, Button.isRunning, Button.symbol, Button.shortcut],
        names: [Button.title], events: [.activate]
    )
}

extension Button {
    /// Creates a button that executes a command. The button is enabled while the command can be executed.
    ///
    /// ```swift
    /// let done = Button("Done", role: .primary, command: viewModel.done)
    /// ```
    public convenience init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, command: Command<Void>, file: StaticString = #fileID,
        line: Int = #line
    ) {
        self.init(title, symbol: symbol, role: role, file: file, line: line) { _ = command.execute() }
        command.canExecute.bindAndFire(to: self, \.isEnabled)
    }

    /// Creates a button that executes an asynchronous command. The button is enabled while the command can be executed, and is shown as
    /// busy while the command runs.
    ///
    /// ```swift
    /// let book = AsyncCommand { try await Task.sleep(for: .seconds(1)) }
    /// let button = Button("Book", role: .primary, command: book)
    /// ```
    ///
    /// A command with the policy `ignore` ignores further calls while it runs. The button of such a command is disabled during that time.
    public convenience init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, command: AsyncCommand<Void>, file: StaticString = #fileID,
        line: Int = #line
    ) {
        self.init(title, symbol: symbol, role: role, file: file, line: line) { _ = command.execute() }
        command.canExecute.bindAndFire(to: self, \.isEnabled)
        command.isExecuting.bindAndFire(to: self, \.isRunning)
    }
}
