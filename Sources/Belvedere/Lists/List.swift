public import BelvedereBinding
public import BelvedereCore

/// A vertical list of any number of rows. Only rows near the visible range are created, so a hundred thousand rows cost as much as a
/// hundred.
///
/// The items are in a `DynamicList`. Each insertion, removal, move or update of an item is sent to the host as one change.
///
/// ```swift
/// let list = List(viewModel.contacts) { contact in Label(contact.fullName) }
/// list.onActivate { contact in router.push(.detail(contact.id)) }
/// list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
/// ```
///
/// Sections have headings. With several sections, hosts also show an index, such as the letters A to Z, with which a person jumps to a
/// section. Pass a closure that returns the section of an item:
///
/// ```swift
/// let sections = viewModel.contacts.sections { String($0.fullName.prefix(1)) }
/// let list = List(sections, header: { $0 }) { contact in Label(contact.fullName) }
/// ```
public final class List<Item>: RowContainer<Item> {
    /// The sections of the rows, in order; empty if the list has no sections. Sections without rows are removed.
    ///
    /// A list that is created from sections assigns this property itself. Assign it yourself only if the rows and the sections come from
    /// separate sources, such as two queries of a database.
    public var sections: [SectionHeading] = [] {
        didSet {
            sections.removeAll { $0.count <= 0 }
            if sections != oldValue { propertyChanged(RowsView.sections) }
        }
    }

    /// A closure that returns whether the row of an item is shown as selected. Without it, no row is selected. When the selection changes,
    /// assign the closure again, as this binding does:
    ///
    /// ```swift
    /// viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
    /// ```
    public var selection: ((Item) -> Bool)? { didSet { updateSelection() } }

    /// Whether each row shows a checkbox for its selection. Set it while a person selects rows for an action on all of them. The rows then
    /// offer no other actions.
    ///
    /// ```swift
    /// let isSelecting = Dynamic(false)
    /// isSelecting.bindAndFire(to: list, \.showsCheckboxes)
    /// list.onActivate { contact in print(isSelecting.value ? "Select" : "Open", contact) }
    /// ```
    public var showsCheckboxes = false { didSet { if showsCheckboxes != oldValue { checkboxesChanged() } } }

    /// The number of rows that are created before the host reports how many are visible.
    private static var firstScreenful: Int { 20 }

    /// Creates a list. The closure creates the cell of an item.
    ///
    /// - Complexity: O(1). Cells are created when their rows come near the visible range.
    public convenience init(_ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// Creates a list. The data source creates and configures the cells.
    ///
    /// - Complexity: O(1). Cells are created when their rows come near the visible range.
    public convenience init<Cell: View>(_ items: DynamicListValue<Item>, dataSource: ListDataSource<Item, Cell>) {
        self.init(source: DynamicListRows(items), cells: dataSource.erased)
    }

    /// Creates a list of any length. Its items are loaded on demand.
    ///
    /// - Complexity: O(1). Cells are created when their rows come near the visible range.
    public convenience init(_ items: PagedList<Item>, cell: @escaping (Item) -> View) {
        self.init(source: PagedListRows(items), cells: ListDataSource(cell))
    }

    /// Creates a list of any length. Its items are loaded on demand, and the data source configures the cells.
    ///
    /// - Complexity: O(1). Cells are created when their rows come near the visible range.
    public convenience init<Cell: View>(_ items: PagedList<Item>, dataSource: ListDataSource<Item, Cell>) {
        self.init(source: PagedListRows(items), cells: dataSource.erased)
    }

    /// Creates a list of sections, with a heading above the rows of each.
    ///
    /// A section and its heading appear with the section's first row and disappear with its last row. A change in several sections is shown
    /// at once.
    ///
    /// - Parameters:
    ///   - sections: The sections; the method `sections(by:)` of a list creates them.
    ///   - header: Returns the heading of a section, which is also its entry in the index.
    ///   - cell: Creates the cell of a row.
    /// - Complexity: A change of a row costs the update of that row and O(*s*), where *s* is the number of sections.
    public convenience init<Key>(
        _ sections: DynamicListValue<ListSection<Key, Item>>,
        header: @escaping (Key) -> String,
        cell: @escaping (Item) -> View
    ) {
        self.init(sections: sections, header: header, cells: ListDataSource(cell))
    }

    /// Creates a list of sections. The data source creates and configures the cells.
    ///
    /// - Complexity: O(*s*) in the number of sections. A change of a row costs the update of that row and O(*s*).
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

    /// Scrolls to a row and gives it the keyboard focus, for example to a row that a person has just added. Does nothing if there is no row
    /// at `index`.
    ///
    /// ```swift
    /// viewModel.added.bind(to: list) { list, index in list.reveal(index) }
    /// ```
    ///
    /// - Parameter index: the position of the row among all rows.
    /// - Complexity: O(*n*) in the number of rows near the visible range.
    public func reveal(_ index: Int) { revealRow(at: index) }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .list }

    override var sectionStarts: [Section] {
        var start = 0
        return sections.map { section in
            defer { start += section.count }
            return Section(title: section.title, start: start)
        }
    }

    override func isSelected(_ item: Item) -> Bool { selection?(item) ?? false }
    override var hasCheckboxes: Bool { showsCheckboxes }

    private func checkboxesChanged() {
        updateSelection()
        propertyChanged(RowsView.actions)
        propertyChanged(RowsView.actionRoles)
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        selection = nil
    }
}

nonisolated extension ViewKind {
    /// The view kind of `List`: a vertical list of rows.
    public static let list = ViewKind(
        "list", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show]
    )
}
