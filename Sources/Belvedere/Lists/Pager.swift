public import BelvedereBinding

/// A list that shows one item at a time, with dots for the position. A person swipes to the next item or presses a button.
///
/// ```swift
/// let picks = Pager("Hot picks only for you", viewModel.picks) { PlaceCard($0) }.bind(viewModel.page)
/// ```
public final class Pager<Item>: RowContainer<Item>, ValueControl {
    /// The index of the shown item. It always stays within the items.
    public var page = 0 {
        didSet {
            let allowed = min(max(0, page), max(0, count - 1))
            if allowed != page { page = allowed }
            if page == oldValue { return }
            propertyChanged(RowsView.page)
            // The view of the shown page must exist, also if the app has chosen the page and no host has reported it as visible.
            let first = max(0, min(page, count - Self.beside))
            show(first..<min(count, first + Self.beside))
        }
    }

    /// The number of pages that may be visible at the same time.
    private static var beside: Int { 5 }

    /// Creates a pager. The closure creates the page of an item.
    ///
    /// - Complexity: O(1). A cell is created when its page comes near the visible range.
    public convenience init(_ title: String, _ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(title: title, source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// Creates a pager. The data source creates and configures the pages.
    ///
    /// - Complexity: O(1). A cell is created when its page comes near the visible range.
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

    override func didChangeRows() {
        if page >= count { page = max(0, count - 1) }
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: Int {
        get { page }
        set { page = newValue }
    }

    @_spi(Hosting) public override var kind: ViewKind { .pager }
    override var shownPage: Int { page }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { return (0..<count).contains(index) }
        return super.offers(event)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        if case .select = event { super.handlerPlace(for: event) } else { nil }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .select = event { propertyChanged(RowsView.page) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .select(let index) = event else { return super.deliver(event) }
        change(to: index)
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Pager`: a list that shows one item at a time.
    public static let pager = ViewKind(
        "pager", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show, .select]
    )
}
