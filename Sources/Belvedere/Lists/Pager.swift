public import BelvedereBinding

/// Items of which one is shown at a time, with dots that say which; a person swipes or steps from one to the next.
///
/// ```swift
/// let picks = Pager("Hot picks only for you", viewModel.picks) { PlaceCard($0) }
/// viewModel.page.bindAndFire(to: picks, \.page)
/// picks.onPage = { viewModel.page.value = $0 }
/// ```
public final class Pager<Item>: RowContainer<Item> {
    /// The index of the item that is shown. It stays within the items.
    public var page = 0 {
        didSet {
            let allowed = min(max(0, page), max(0, count - 1))
            if allowed != page { page = allowed }
            if page == oldValue { return }
            propertyChanged(.selection)
            // The page that is shown must be there, whoever chose it.
            let first = max(0, min(page, count - Self.beside))
            show(first..<min(count, first + Self.beside))
        }
    }

    /// Called with the new index when a person has gone to another page; not for what the app sets.
    public var onPage: ((Int) -> Void)?

    /// How many pages may be in sight at a time.
    private static var beside: Int { 5 }

    public convenience init(_ title: String, _ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(title: title, source: DynamicListRows(items), cells: ListDataSource(cell))
    }

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

    override var kind: ViewKind { .pager }
    override class var properties: [Property] { super.properties + [.selection] }
    override func value(of property: Property) -> PropertyValue? {
        if property == .selection { return page == 0 ? nil : .integer(page) }
        return super.value(of: property)
    }

    override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { return (0..<count).contains(index) }
        return super.offers(event)
    }

    override func deliver(_ event: Event) {
        guard case .select(let index) = event else { return super.deliver(event) }
        if index == page { return }
        page = index
        onPage?(index)
    }

    override func releaseHandlers() {
        super.releaseHandlers()
        onPage = nil
    }
}
