public import BelvedereBinding

/// A horizontal row of any number of items under a title. A person scrolls along the items.
///
/// ```swift
/// let cafes = CollectionRow("Top cafés nearby", viewModel.cafes) { PlaceCell($0) }
/// cafes.onActivate { place in router.push(.place(place.id)) }
/// ```
public final class CollectionRow<Item>: RowContainer<Item> {
    /// Creates a row of cards. The closure creates the card of an item.
    ///
    /// - Complexity: O(1). Cells are created when their items come near the visible range.
    public convenience init(_ title: String, _ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(title: title, source: DynamicListRows(items), cells: ListDataSource(cell))
    }

    /// Creates a row of cards. The data source creates and configures the cards.
    ///
    /// - Complexity: O(1). Cells are created when their items come near the visible range.
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

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .collectionRow }
}

nonisolated extension ViewKind {
    /// The view kind of `CollectionRow`: a horizontal row of items.
    public static let collectionRow = ViewKind(
        "collectionRow", role: .list, properties: RowsView.properties, names: [RowsView.title], events: [.show]
    )
}
