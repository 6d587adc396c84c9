public import BelvedereBinding
public import BelvedereCore

/// Shows one item at a time, with dots that say which. A person swipes or steps from one to the next.
///
/// ```swift
/// let picks = Pager("Hot picks only for you", viewModel.picks) { PlaceCard($0) }.bind(viewModel.page)
/// ```
public final class Pager<Item>: RowContainer<Item> {
    /// The index of the item that is shown. It stays within the items.
    public var page = 0 {
        didSet {
            let allowed = min(max(0, page), max(0, count - 1))
            if allowed != page { page = allowed }
            if page == oldValue { return }
            propertyChanged(RowsView.page)
            // The page that is shown must exist, whether the app or a person chose it.
            let first = max(0, min(page, count - Self.beside))
            show(first..<min(count, first + Self.beside))
        }
    }

    private var handlers: ValueHandlers<Int>?

    /// How many pages may be in sight at a time.
    private static var beside: Int { 5 }

    /// A pager whose pages are made from their items.
    ///
    /// - Complexity: O(1). A cell is made when its page comes near.
    public convenience init(_ title: String, _ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(title: title, source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// A pager whose pages are made and filled by a data source.
    ///
    /// - Complexity: O(1). A cell is made when its page comes near.
    public convenience init<Cell: View>(
        _ title: String,
        _ items: DynamicListValue<Item>,
        dataSource: ListDataSource<Item, Cell>
    ) {
        self.init(title: title, source: DynamicListRows(items), cells: dataSource.erased)
    }

    init(title: String, source: RowSource<Item>, cells: ListDataSource<Item, View>) {
        super.init(source: source, cells: cells, visible: Self.beside)
        self.title = title
    }

    /// Has `handler` called with the new index when a person has gone to another page; not for what the app sets.
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

    /// Binds the pager both ways: going to a page sets `value`, and a set of `value` shows. The binding ends with the pager, or when
    /// the pager is bound to another value.
    ///
    /// ```swift
    /// let picks = Pager("Hot picks", viewModel.picks) { PlaceCard($0) }.bind(viewModel.page)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.page = $0 }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Int> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    override func didChangeRows() {
        if page >= count { page = max(0, count - 1) }
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .pager }
    override var shownPage: Int { page }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { return (0..<count).contains(index) }
        return super.offers(event)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        if case .select = event { handlers?.place } else { nil }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .select = event { propertyChanged(RowsView.page) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .select(let index) = event else { return super.deliver(event) }
        if index == page { return }
        page = index
        handlers?.call(index, for: self)
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        handlers = nil
    }
}

nonisolated extension ViewKind {
    /// Shows one item at a time.
    public static let pager = ViewKind(
        "pager", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show, .select]
    )
}
