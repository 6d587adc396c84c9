public import BelvedereBinding
public import BelvedereCore

/// Several contents in one place. One of them is shown.
///
/// ```swift
/// let tabs = Tabs([("List", list), ("Map", map)])
/// ```
public final class Tabs: ContainerView {
    private let titles: [String]

    /// The index of the content that is shown. One that leads nowhere is brought to the nearest that does.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, titles.count - 1))
            if allowed != selection { selection = allowed }
            if selection == oldValue { return }
            propertyChanged(Tabs.selection)
            showSelected()
        }
    }

    private var handlers: ValueHandlers<Int>?

    /// Tabs with their contents.
    ///
    /// - Parameters:
    ///   - tabs: title and content of each.
    ///   - selection: the index of the content that is shown first.
    /// - Complexity: O(*n*) in the number of tabs.
    public init(_ tabs: [(title: String, content: View)], selection: Int = 0) {
        titles = tabs.map(\.title)
        self.selection = min(max(0, selection), max(0, tabs.count - 1))
        super.init(children: tabs.map(\.content))
        showSelected()
    }

    /// Has `handler` called with the new index when a person has chosen a tab; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Int) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Int)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Int>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the tabs both ways: what a person chooses sets `value`, and a set of `value` shows. The binding ends with the tabs, or
    /// when they are bound to another value.
    ///
    /// ```swift
    /// let tabs = Tabs([("List", list), ("Map", map)]).bind(viewModel.page)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.selection = $0 }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Int> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    private func showSelected() {
        for (index, view) in subviews.enumerated() { view.isHidden = index != selection }
    }

    // MARK: What hosts know of it

    /// `titles`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let titles = ViewProperty<Tabs, [String]>(0, "titles", default: []) { $0.titles }
    /// `selection`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let selection = ViewProperty<Tabs, Int>(1, "selection", default: 0) { $0.selection }

    @_spi(Hosting) public override var kind: ViewKind { .tabs }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { titles.indices.contains(index) } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .select(let index) = event, index != selection else { return }
        selection = index
        handlers?.call(index, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

nonisolated extension ViewKind {
    /// Several contents in one place.
    public static let tabs = ViewKind(
        "tabs", role: .tabs, properties: [Tabs.titles, Tabs.selection], value: .choice(Tabs.selection, of: Tabs.titles), events: [.select]
    )
}
