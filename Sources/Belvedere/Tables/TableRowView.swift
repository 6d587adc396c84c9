/// One row of a table: its cells, in the order of the columns.
final class TableRowView<Item>: RowView<Item>, TableCellOwner {
    init(item: Item?, cells: [TableCell]) {
        super.init(item: item, children: cells)
    }

    private var table: Table<Item>? { superview as? Table<Item> }

    var cells: [TableCell] { subviews.compactMap { $0 as? TableCell } }

    func textToEdit(in cell: TableCell) -> (title: String, text: String)? {
        guard let item, let column = column(of: cell) else { return nil }
        return (column.title, column.textToEdit(of: item))
    }

    func keep(_ text: String, of cell: TableCell) -> EditAnswer? {
        guard let item, let column = column(of: cell) else { return nil }
        return column.edit?(item, text)
    }

    private func column(of cell: TableCell) -> TableColumn<Item>? {
        guard let table, let index = subviews.firstIndex(where: { $0 === cell }) else { return nil }
        return table.columns.indices.contains(index) ? table.columns[index] : nil
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .tableRow }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .selectRow(let change): item != nil && change != .all && table?.isSelectable == true
        case .select(let column): item != nil && table?.reportsCells == true && subviews.indices.contains(column)
        default: super.offers(event)
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .selectRow = event { propertyChanged(ListRow.isSelected) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .selectRow(let change): table?.select(change, self)
        case .select(let column): if let item { table?.focusCell(column, of: item) }
        default: super.deliver(event)
        }
    }
}

nonisolated extension ViewKind {
    /// The view kind of `TableRowView`: one row of a table.
    public static let tableRow = ViewKind(
        "tableRow", role: .row, properties: [ListRow.isSelected], events: [.activate, .perform, .selectRow, .select]
    )
}
