public import BelvedereBinding
public import BelvedereCore

/// A choice between on and off that takes effect at once.
///
/// ```swift
/// let openNow = Toggle("Open now").bind(viewModel.openNow)
/// ```
public final class Toggle: View {
    /// What is switched on and off.
    public var title: String { didSet { if title != oldValue { propertyChanged(Toggle.title) } } }
    /// Whether it is on. What the app sets here calls no handler.
    public var isOn: Bool { didSet { if isOn != oldValue { propertyChanged(Toggle.isOn) } } }
    private var handlers: ValueHandlers<Bool>?

    /// A switch that is on or off.
    ///
    /// - Parameters:
    ///   - title: what is switched on and off.
    ///   - isOn: whether it is on at first.
    public init(_ title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
        super.init()
    }

    /// Has `handler` called with the new state when a person has changed it; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Bool) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Bool)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Bool>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the toggle both ways: what a person does sets `value`, and a set of `value` shows. The binding ends with the toggle, or when
    /// the toggle is bound to another value.
    ///
    /// ```swift
    /// let openNow = Toggle("Open now").bind(viewModel.openNow)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Bool>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.isOn = $0 }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Bool> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Toggle, String>(0, "title", default: "") { $0.title }
    /// `isOn`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isOn = ViewProperty<Toggle, Bool>(1, "isOn", default: false) { $0.isOn }

    @_spi(Hosting) public override var kind: ViewKind { .toggle }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .toggle = event { true } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .toggle = event { propertyChanged(Toggle.isOn) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .toggle(let new) = event, new != isOn else { return }
        // Marked like any set: the host may have shown it already, and setting the same again costs it nothing, but a
        // host whose person toggled twice while this was on its way must end on what the app has.
        isOn = new
        handlers?.call(new, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

nonisolated extension ViewKind {
    /// A choice between on and off.
    public static let toggle = ViewKind(
        "toggle", role: .switchControl, properties: [Toggle.title, Toggle.isOn], names: [Toggle.title], value: .state(Toggle.isOn),
        events: [.toggle]
    )
}
