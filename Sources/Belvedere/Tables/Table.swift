public import BelvedereBinding
public import BelvedereCore

/// A table with column headings and any number of rows. Only rows near the visible range are created, so a hundred thousand rows cost as
/// much as a hundred.
///
/// ```swift
/// let table = Table(viewModel.contacts, columns: [
///     .init("Name", \.fullName),
///     .init("Number", { "\($0.id)" }, width: .characters(5), alignment: .end),
/// ])
/// table.onActivate { contact in router.push(.detail(contact.id)) }
/// ```
///
/// ``bind(order:file:line:)`` and `bind(selection:)` bind the order and the selection to the view model.
///
/// The rows are the items of a `DynamicList`. Each insertion, removal, move or update of an item is sent to the host as one change. Changed
/// and moved rows keep their selection and the keyboard focus. The view model sorts the items. The table only reports the pressed heading
/// and shows the order.
///
/// A person moves through the cells with the arrow keys, Home, End and the page keys. Space selects a row. Enter activates the row or edits
/// the cell.
public final class Table<Item>: RowContainer<Item> {
    /// The columns; empty after the screen has closed.
    private(set) var columns: [TableColumn<Item>]
    private let headings: [TableHeading]
    private let identifiers: [String]
    private var selection: TableSelection<Item>?
    private var orders: ValueHandlers<TableOrder>?
    private var order: TableOrder? { didSet { if order != oldValue { propertyChanged(RowsView.sorting) } } }
    /// The height of the rows.
    public var density = TableDensity.comfortable { didSet { if density != oldValue { propertyChanged(RowsView.density) } } }

    /// The number of rows that are created before the host reports how many are visible.
    private static var firstScreenful: Int { 20 }

    /// Creates a table of the items of a list.
    ///
    /// - Parameters:
    ///   - items: The rows.
    ///   - columns: The columns, in reading order. The text in the first column is the name of the row.
    /// - Complexity: O(*c*) in the number of columns. Rows are created when they come near the visible range.
    public convenience init(_ items: DynamicListValue<Item>, columns: [TableColumn<Item>]) {
        self.init(source: DynamicListRows(items), columns: columns)
    }

    /// Creates a table of any length. Its items are loaded on demand.
    ///
    /// - Parameters:
    ///   - items: The rows.
    ///   - columns: The columns, in reading order. The text in the first column is the name of the row.
    /// - Complexity: O(*c*) in the number of columns. Rows are created when they come near the visible range.
    public convenience init(_ items: PagedList<Item>, columns: [TableColumn<Item>]) {
        self.init(source: PagedListRows(items), columns: columns)
    }

    init(source: RowSource<Item>, columns: [TableColumn<Item>]) {
        self.columns = columns
        headings = columns.map {
            TableHeading(
                title: $0.title, width: $0.width, alignment: $0.alignment, isSortable: $0.isSortable,
                isHiddenWhenNarrow: $0.isHiddenWhenNarrow
            )
        }
        identifiers = columns.map(\.id)
        super.init(source: source, cells: ListDataSource { _ in Label() }, visible: Self.firstScreenful)
    }

    // MARK: Sorting

    /// Binds the order in both directions: pressing a heading sets `value`, and the header shows each new `value`. The binding ends with
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
        orders.bind(value, at: HandlerPlace(file, line), parse: { $0 }) { [weak self] in self?.order = $0 }
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

    func select(_ change: RowSelection, _ row: TableRowView<Item>) {
        guard let index = subviews.firstIndex(where: { $0 === row }) else { return }
        selection?.select(change, at: start + index, in: source)
    }

    override func isSelected(_ item: Item) -> Bool { selection?.contains(item) ?? false }

    // MARK: Cells

    /// Calls `handler` when the keyboard focus comes into a cell, by a key, a click or a tap. It receives the item of the row and the index
    /// of the column.
    ///
    /// ```swift
    /// let table = Table(viewModel.contacts, columns: [.init("Name", \.fullName)])
    /// table.onFocusCell { contact, column in print("Column \(column) of \(contact.fullName)") }
    /// ```
    @discardableResult
    public func onFocusCell(_ handler: @escaping (_ item: Item, _ column: Int) -> Void) -> Self {
        let wasReporting = reportsCells
        behaviour?.cellFocus = .synchronous { handler($0.item, $0.column) }
        if !wasReporting { propertyChanged(RowsView.reportsCells) }
        return self
    }

    func focusCell(_ column: Int, of item: Item) { behaviour?.cellFocus.call((item, column), for: self) }

    // MARK: Rows

    override func makeRow(for item: Item?) -> RowView<Item> {
        TableRowView(item: item, cells: cells(for: item))
    }

    private func cells(for item: Item?) -> [TableCell] {
        columns.map { column in
            var view: View?
            if case .view(let make) = column.content { view = item.map(make) }
            return TableCell(
                text: item.map(column.text) ?? "", isEditable: column.isEditable && item != nil, alignment: column.alignment,
                isHiddenWhenNarrow: column.isHiddenWhenNarrow, view: view
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

    /// Passes a text that was typed into a cell to the app before the row is scrolled away, as when the person leaves the cell.
    override func willLetGo(of row: RowView<Item>) {
        (row as? TableRowView<Item>)?.cells.forEach { $0.keep() }
    }

    // MARK: For hosts

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
    override var rowDensity: TableDensity { density }
    override var selectionMode: SelectionMode { selection.map { $0.isMultiple ? .multiple : .single } ?? .none }

    override var reportsCells: Bool { behaviour?.cellFocus.isSet ?? false }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .sort(let column): orders != nil && headings.indices.contains(column) && headings[column].isSortable
        case .selectRow(let change): change == .all && selection?.isMultiple == true
        default: super.offers(event)
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .sort = event { propertyChanged(RowsView.sorting) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .sort(let column): sort(by: column)
        case .selectRow: selection?.selectAll(in: source)
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
    /// Binds the selection of at most one row in both directions, by the identity of its item.
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

    /// Binds the selection of any number of rows in both directions, by the identities of their items.
    ///
    /// ```swift
    /// let chosen = Dynamic<Set<Contact.ID>>([])
    /// let table = Table(viewModel.contacts, columns: [.init("Name", \.fullName)]).bind(selection: chosen)
    /// ```
    ///
    /// A click selects one row. With Ctrl or Cmd it adds or removes one row, and with Shift it selects all rows up to this one. The binding
    /// ends with the table, or when the table is bound to another selection.
    ///
    /// - Complexity: O(*n*) in the number of rows near the visible range, now and at each change. Selecting a range or all rows is O(*m*)
    ///   in the number of selected rows.
    @discardableResult
    public func bind(selection value: Dynamic<Set<Item.ID>>) -> Self {
        keep(TableSelection(value, identity: { $0.id }, show: { [weak self] in self?.updateSelection() }))
        return self
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Table`: a table of rows with column headings.
    public static let table = ViewKind(
        "table", role: .table,
        properties: RowsView.properties
            + [RowsView.columns, RowsView.sorting, RowsView.selectionMode, RowsView.reportsCells, RowsView.density],
        names: [RowsView.title], events: [.show, .sort, .selectRow]
    )
}
