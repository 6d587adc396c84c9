public import BelvedereBinding

/// Rows one below the other, of any number: a hundred thousand cost what one screenful costs.
///
/// The items are a ``DynamicList``; each edit reaches the host as that edit.
///
/// ```swift
/// let list = List(viewModel.contacts) { contact in Label(contact.fullName) }
/// list.onActivate { contact in router.push(.detail(contact.id)) }
/// list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
/// ```
///
/// Sections of the items become headings, and an index to jump by where there are several.
public final class List<Item>: RowContainer<Item> {
    /// The rows that are made before the host says how many fit.
    private static var firstScreenful: Int { 20 }

    /// A list whose cells are made from their items.
    public convenience init(_ items: DynamicListValue<Item>, cell: @escaping (Item) -> View) {
        self.init(source: RowSource(items), cells: ListDataSource(cell))
    }

    /// A list whose cells are made and filled by a data source.
    public convenience init<Cell: View>(_ items: DynamicListValue<Item>, dataSource: ListDataSource<Item, Cell>) {
        self.init(source: RowSource(items), cells: dataSource.erased)
    }

    init(source: RowSource<Item>, cells: ListDataSource<Item, View>) {
        super.init(source: source, cells: cells, visible: Self.firstScreenful)
    }

    override var kind: ViewKind { .list }
}
