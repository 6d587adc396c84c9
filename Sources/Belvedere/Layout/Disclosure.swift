public import BelvedereBinding
public import BelvedereCore

/// Views that stay out of sight until a person asks for them.
///
/// ```swift
/// let more = Disclosure("Advanced", Toggle("Keep a copy"), TextField("Folder"))
/// ```
///
/// Its views are kept while it is closed, with the text that was typed into them.
public final class Disclosure: ContainerView {
    /// What a person presses to see the rest.
    public var title: String { didSet { if title != oldValue { propertyChanged(Disclosure.title) } } }
    /// Whether the views are in sight.
    public var isExpanded: Bool { didSet { if isExpanded != oldValue { propertyChanged(Disclosure.isExpanded) } } }
    private var handlers: ValueHandlers<Bool>?

    /// A heading over views that can be folded away.
    ///
    /// - Parameters:
    ///   - title: what a person presses to see the rest.
    ///   - isExpanded: whether the views are in sight at first.
    ///   - views: what is there to see.
    /// - Complexity: O(*n*) in the number of views.
    public init(_ title: String, isExpanded: Bool = false, _ views: [View]) {
        self.title = title
        self.isExpanded = isExpanded
        super.init(children: views)
    }

    /// Like ``init(_:isExpanded:_:)-(_,_,[View])``, with the views one by one.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ title: String, isExpanded: Bool = false, _ views: View...) {
        self.init(title, isExpanded: isExpanded, views)
    }

    /// Makes these the views of the disclosure. Views that stay keep what a person typed into them.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) { replaceChildren(views) }

    /// Has `handler` called with the new state when a person has opened or closed it; not for what the app sets.
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

    /// Binds the state both ways: what a person does sets `value`, and a set of `value` shows. The binding ends with the disclosure, or
    /// when it is bound to another value.
    ///
    /// ```swift
    /// let isOpen = Dynamic(false)
    /// let more = Disclosure("Advanced", Toggle("Keep a copy")).bind(isOpen)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Bool>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.isExpanded = $0 }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Bool> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Disclosure, String>(0, "title", default: "") { $0.title }
    /// `isExpanded`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isExpanded = ViewProperty<Disclosure, Bool>(
        1, "isExpanded", default: false
    ) { $0.isExpanded }

    @_spi(Hosting) public override var kind: ViewKind { .disclosure }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .toggle = event { true } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .toggle = event { propertyChanged(Disclosure.isExpanded) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .toggle(let new) = event, new != isExpanded else { return }
        isExpanded = new
        handlers?.call(new, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

nonisolated extension ViewKind {
    /// Views that stay out of sight until a person asks for them.
    public static let disclosure = ViewKind(
        "disclosure", role: .disclosure, properties: [Disclosure.title, Disclosure.isExpanded], names: [Disclosure.title],
        value: .state(Disclosure.isExpanded), events: [.toggle]
    )
}
