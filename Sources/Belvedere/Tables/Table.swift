public import BelvedereBinding
public import BelvedereCore

/// Rows under columns with headings, of any number: a hundred thousand cost what one screenful costs.
///
/// ```swift
/// let table = Table(viewModel.contacts, columns: [
///     .init("Name", \.fullName),
///     .init("Number", { "\($0.id)" }, width: .characters(5), alignment: .end),
/// ])
/// table.onActivate { contact in router.push(.detail(contact.id)) }
/// ```
///
/// ``bind(order:file:line:)`` and `bind(selection:)` keep the order and the selection in step with the view model.
///
/// The rows are a `DynamicList`; each edit reaches the host as that edit. Rows that are edited, inserted or moved keep their
/// selection and the keyboard. The view model sorts: the table says which heading was pressed, and shows the order.
///
/// A person walks through the cells with the arrow keys, Home, End and the page keys. Space selects a row, Enter activates it
/// or edits the cell.
public final class Table<Item>: RowContainer<Item> {
    /// Empty after the screen has left.
    private(set) var columns: [TableColumn<Item>]
    private let headings: [TableHeading]
    private let identifiers: [String]
    private var selection: TableSelection<Item>?
    private var orders: ValueHandlers<TableOrder>?
    private var order: TableOrder? { didSet { if order != oldValue { propertyChanged(RowsView.sorting) } } }

    /// The rows that are made before the host says how many fit.
    private static var firstScreenful: Int { 20 }

    /// A table of the items of a list.
    ///
    /// - Parameters:
    ///   - items: The rows.
    ///   - columns: The columns, in reading order. The first names the row.
    /// - Complexity: O(*c*) in the number of columns. Rows are made when they come near the visible range.
    public convenience init(_ items: DynamicListValue<Item>, columns: [TableColumn<Item>]) {
        self.init(source: DynamicListRows(items), columns: columns)
    }

    /// A table of any length whose items are read as they are needed.
    ///
    /// - Parameters:
    ///   - items: The rows.
    ///   - columns: The columns, in reading order. The first names the row.
    /// - Complexity: O(*c*) in the number of columns. Rows are made when they come near the visible range.
    public convenience init(_ items: PagedList<Item>, columns: [TableColumn<Item>]) {
        self.init(source: PagedListRows(items), columns: columns)
    }

    init(source: RowSource<Item>, columns: [TableColumn<Item>]) {
        self.columns = columns
        headings = columns.map {
            TableHeading(title: $0.title, width: $0.width, alignment: $0.alignment, isSortable: $0.isSortable)
        }
        identifiers = columns.map(\.id)
        super.init(source: source, cells: ListDataSource { _ in Label() }, visible: Self.firstScreenful)
    }

    // MARK: Sorting

    /// Binds the order both ways: pressing a heading sets `value`, and a set of `value` shows in the header. The binding ends with
    /// the table, or when the table is bound to another order.
    ///
    /// The view model sorts:
    ///
    /// ```swift
    /// let order = Dynamic(TableOrder("Name"))
    /// let sorted = viewModel.contacts.sorted(by: order) { one, other, order in
    ///     let (one, other) = order.isDescending ? (other, one) : (one, other)
    ///     return order.column == "Number" ? one.id < other.id : one.fullName < other.fullName
    /// }
    /// let table = Table(sorted, columns: [.init("Name", \.fullName)]).bind(order: order)
    /// ```
    @discardableResult
    public func bind(order value: Dynamic<TableOrder>, file: StaticString = #fileID, line: Int = #line) -> Self {
        let orders = orders ?? ValueHandlers()
        let wasSorting = self.orders != nil
        self.orders = orders
        if !wasSorting { propertyChanged(RowsView.columns) }
        orders.bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.order = $0 }
        return self
    }

    private func sort(by column: Int) {
        let identifier = identifiers[column]
        let new = order?.pressing(identifier) ?? TableOrder(identifier)
        order = new
        orders?.call(new, for: self)
    }

    // MARK: Selection

    var isSelectable: Bool { selection != nil }

    func keep(_ selection: TableSelection<Item>) {
        self.selection = selection
        propertyChanged(RowsView.selectionMode)
        updateSelection()
    }

    func mark(_ mark: RowMark, _ row: TableRowView<Item>) {
        guard let index = subviews.firstIndex(where: { $0 === row }) else { return }
        selection?.mark(mark, at: start + index, in: source)
    }

    override func isSelected(_ item: Item) -> Bool { selection?.contains(item) ?? false }

    // MARK: Rows

    override func makeRow(for item: Item?) -> RowView<Item> {
        TableRowView(item: item, cells: cells(for: item))
    }

    private func cells(for item: Item?) -> [TableCell] {
        columns.map { column in
            var view: View?
            if case .view(let make) = column.content { view = item.map(make) }
            return TableCell(
                text: item.map(column.text) ?? "", isEditable: column.isEditable && item != nil, alignment: column.alignment, view: view
            )
        }
    }

    override func fill(_ row: RowView<Item>, from item: Item, wasMissing: Bool) {
        guard let row = row as? TableRowView<Item> else { return }
        if wasMissing { return row.replaceChildren(cells(for: item)) }
        for (cell, column) in zip(row.cells, columns) {
            switch column.content {
            case .text(let text): cell.text = text(item)
            case .view(let make): cell.replaceView(make(item))
            }
        }
    }

    /// Text typed into a cell is kept when the cell is scrolled away, as when the person leaves the cell.
    override func willLetGo(of row: RowView<Item>) {
        (row as? TableRowView<Item>)?.cells.forEach { $0.keep() }
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .table }
    override var tableHeadings: [TableHeading] {
        orders != nil
            ? headings
            : headings.map { heading in
                var heading = heading
                heading.isSortable = false
                return heading
            }
    }
    override var tableSorting: TableSorting? {
        guard let order, let column = identifiers.firstIndex(of: order.column) else { return nil }
        return TableSorting(column: column, isDescending: order.isDescending)
    }
    override var selectionMode: SelectionMode { selection.map { $0.isMultiple ? .multiple : .single } ?? .none }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .sort(let column): orders != nil && headings.indices.contains(column) && headings[column].isSortable
        case .mark(let mark): mark == .all && selection?.isMultiple == true
        default: super.offers(event)
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .sort = event { propertyChanged(RowsView.sorting) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .sort(let column): sort(by: column)
        case .mark: selection?.markAll(in: source)
        default: super.deliver(event)
        }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        if case .sort = event { orders?.place } else { nil }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        columns = []
        selection = nil
        orders = nil
    }
}

extension Table where Item: Identifiable {
    /// Binds the selection of at most one row both ways, by the identity of its item.
    ///
    /// ```swift
    /// let chosen = Dynamic<Contact.ID?>(nil)
    /// let table = Table(viewModel.contacts, columns: [.init("Name", \.fullName)]).bind(selection: chosen)
    /// ```
    ///
    /// The binding ends with the table, or when the table is bound to another selection.
    ///
    /// - Complexity: O(*n*) in the number of rows near the visible range, now and at each change.
    @discardableResult
    public func bind(selection value: Dynamic<Item.ID?>) -> Self {
        keep(TableSelection(value, identity: { $0.id }, show: { [weak self] in self?.updateSelection() }))
        return self
    }

    /// Binds the selection of any number of rows both ways, by the identities of their items.
    ///
    /// ```swift
    /// let chosen = Dynamic<Set<Contact.ID>>([])
    /// let table = Table(viewModel.contacts, columns: [.init("Name", \.fullName)]).bind(selection: chosen)
    /// ```
    ///
    /// A click selects one row; with Ctrl or Cmd it adds or removes one, and with Shift it selects all rows up to that one.
    /// The binding ends with the table, or when the table is bound to another selection.
    ///
    /// - Complexity: O(*n*) in the number of rows near the visible range, now and at each change. Selecting a range or all rows
    ///   is O(*m*) in the number of rows that are selected.
    @discardableResult
    public func bind(selection value: Dynamic<Set<Item.ID>>) -> Self {
        keep(TableSelection(value, identity: { $0.id }, show: { [weak self] in self?.updateSelection() }))
        return self
    }
}

nonisolated extension ViewKind {
    /// Rows under columns with headings.
    public static let table = ViewKind(
        "table", role: .table, properties: RowsView.properties + [RowsView.columns, RowsView.sorting, RowsView.selectionMode],
        names: [RowsView.title], events: [.show, .sort, .mark]
    )
}
