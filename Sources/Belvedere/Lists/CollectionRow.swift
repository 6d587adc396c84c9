public import BelvedereBinding

/// Items side by side under a title, as many as there are; a person moves along them.
///
/// ```swift
/// let cafes = CollectionRow("Top cafés nearby", viewModel.cafes) { PlaceCell($0) }
/// cafes.onActivate { place in router.push(.place(place.id)) }
/// ```
public final class CollectionRow<Item>: RowContainer<Item> {
    /// A row whose cards are made from their items.
    ///
    /// - Complexity: O(1). Cells are made when their items come near the visible range.
    public convenience init(_ title: String, _ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(title: title, source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// A row whose cards are made and filled by a data source.
    ///
    /// - Complexity: O(1). Cells are made when their items come near the visible range.
    public convenience init<Cell: View>(
        _ title: String,
        _ items: DynamicListValue<Item>,
        dataSource: ListDataSource<Item, Cell>
    ) {
        self.init(title: title, source: DynamicListRows(items), cells: dataSource.erased)
    }

    init(title: String, source: RowSource<Item>, cells: ListDataSource<Item, View>) {
        super.init(source: source, cells: cells, visible: 8)
        self.title = title
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .collectionRow }
}

nonisolated extension ViewKind {
    /// Items side by side.
    public static let collectionRow = ViewKind(
        "collectionRow", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show]
    )
}
