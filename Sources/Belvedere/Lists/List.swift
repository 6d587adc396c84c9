public import BelvedereBinding
public import BelvedereCore

/// Rows one below the other, of any number: a hundred thousand cost what one screenful costs.
///
/// The items are a `DynamicList`; each edit reaches the host as that edit.
///
/// ```swift
/// let list = List(viewModel.contacts) { contact in Label(contact.fullName) }
/// list.onActivate { contact in router.push(.detail(contact.id)) }
/// list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
/// ```
///
/// Sections have headings, and an index to jump by where there are several. Say by what the rows are put together:
///
/// ```swift
/// let sections = viewModel.contacts.sections { String($0.fullName.prefix(1)) }
/// let list = List(sections, header: { $0 }) { contact in Label(contact.fullName) }
/// ```
public final class List<Item>: RowContainer<Item> {
    /// How the rows fall into sections, in order; empty where they do not. A section without rows is left out.
    ///
    /// A list that is made from sections sets it by itself. Set it where a source gives rows and sections apart, as a
    /// database does.
    public var sections: [SectionHeading] = [] {
        didSet {
            sections.removeAll { $0.count <= 0 }
            if sections != oldValue { propertyChanged(RowsView.sections) }
        }
    }

    /// Which rows stand out as chosen; none by default. Ask again by setting it, as a binding to what is chosen does:
    ///
    /// ```swift
    /// viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
    /// ```
    public var selection: ((Item) -> Bool)? { didSet { updateSelection() } }

    /// The rows that are made before the host says how many fit.
    private static var firstScreenful: Int { 20 }

    /// A list whose cells are made from their items.
    ///
    /// - Complexity: O(1). Cells are made when their rows come near the visible range.
    public convenience init(_ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// A list whose cells are made and filled by a data source.
    ///
    /// - Complexity: O(1). Cells are made when their rows come near the visible range.
    public convenience init<Cell: View>(_ items: DynamicListValue<Item>, dataSource: ListDataSource<Item, Cell>) {
        self.init(source: DynamicListRows(items), cells: dataSource.erased)
    }

    /// A list of any length whose items are read as they are needed.
    ///
    /// - Complexity: O(1). Cells are made when their rows come near the visible range.
    public convenience init(_ items: PagedList<Item>, cell: @escaping (Item) -> View) {
        self.init(source: PagedListRows(items), cells: ListDataSource(cell))
    }

    /// A list of any length whose items are read as they are needed, with cells filled by a data source.
    ///
    /// - Complexity: O(1). Cells are made when their rows come near the visible range.
    public convenience init<Cell: View>(_ items: PagedList<Item>, dataSource: ListDataSource<Item, Cell>) {
        self.init(source: PagedListRows(items), cells: dataSource.erased)
    }

    /// A list of sections, with a heading above the rows of each.
    ///
    /// Sections and their headings come and go with their rows. What changes in several sections at once is shown at once.
    ///
    /// - Parameters:
    ///   - sections: The sections; `sections(by:)` of a list makes them.
    ///   - header: Gives the heading of a section, which is also its entry in the index.
    ///   - cell: Makes the cell of a row.
    /// - Complexity: An edit of a row costs that row and O(*s*), where *s* is the number of sections.
    public convenience init<Key>(
        _ sections: DynamicListValue<ListSection<Key, Item>>,
        header: @escaping (Key) -> String,
        cell: @escaping (Item) -> View
    ) {
        self.init(sections: sections, header: header, cells: ListDataSource(cell))
    }

    /// A list of sections whose cells are made and filled by a data source.
    ///
    /// - Complexity: O(*s*) in the number of sections. An edit of a row costs that row and O(*s*).
    public convenience init<Key, Cell: View>(
        _ sections: DynamicListValue<ListSection<Key, Item>>,
        header: @escaping (Key) -> String,
        dataSource: ListDataSource<Item, Cell>
    ) {
        self.init(sections: sections, header: header, cells: dataSource.erased)
    }

    private convenience init<Key>(
        sections: DynamicListValue<ListSection<Key, Item>>,
        header: @escaping (Key) -> String,
        cells: ListDataSource<Item, View>
    ) {
        let rows = SectionedRows(sections)
        self.init(source: rows, cells: cells)
        self.sections = rows.headings(header)
        rows.onSections = { [weak self, weak rows] in self?.sections = rows?.headings(header) ?? [] }
    }

    init(source: RowSource<Item>, cells: ListDataSource<Item, View>) {
        super.init(source: source, cells: cells, visible: Self.firstScreenful)
    }

    /// Scrolls to a row and gives it the keyboard, for example to a row that a person has just added. Nothing happens if there is no
    /// such row.
    ///
    /// ```swift
    /// viewModel.added.bind(to: list) { list, index in list.reveal(index) }
    /// ```
    ///
    /// - Parameter index: the position of the row among all rows.
    /// - Complexity: O(*n*) in the number of rows near the visible range.
    public func reveal(_ index: Int) { revealRow(at: index) }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .list }

    override var sectionStarts: [Section] {
        var start = 0
        return sections.map { section in
            defer { start += section.count }
            return Section(title: section.title, start: start)
        }
    }

    override func isSelected(_ item: Item) -> Bool { selection?(item) ?? false }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        selection = nil
    }
}

nonisolated extension ViewKind {
    /// Rows one below the other.
    public static let list = ViewKind(
        "list", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show]
    )
}
