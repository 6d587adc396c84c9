/// Creates and configures the cells of a list, for any type of item and cell.
///
/// A cell is created once and configured again when its item changes. So an update sends only the changed properties.
///
/// ```swift
/// let employees = ListDataSource<EmployeeViewData, EmployeeCell>(EmployeeCell.init) { cell, employee in
///     cell.name.text = employee.name
///     cell.age.text = employee.age
/// }
/// ```
public struct ListDataSource<Item, Cell: View> {
    private let makeCell: (Item) -> Cell
    private let configureCell: ((Cell, Item) -> Void)?

    /// Creates a data source that creates empty cells and configures them with their items.
    public init(_ makeCell: @escaping () -> Cell, configure: @escaping (Cell, Item) -> Void) {
        self.makeCell = { item in
            let cell = makeCell()
            configure(cell, item)
            return cell
        }
        configureCell = configure
    }

    /// Creates a data source that creates each cell from its item. When the item changes, the cell is replaced. A cell that follows the
    /// changes of its item by a binding, such as a cell with a view model, is not replaced.
    public init(_ makeCell: @escaping (Item) -> Cell) {
        self.makeCell = makeCell
        configureCell = nil
    }

    /// Creates the cell of an item.
    public func make(_ item: Item) -> Cell {
        makeCell(item)
    }

    /// Configures a cell for another item. Returns `false` if the cell must be created again instead.
    package func configure(_ cell: View, _ item: Item) -> Bool {
        guard let configureCell, let cell = cell as? Cell else { return false }
        configureCell(cell, item)
        return true
    }

    /// The same data source, for code that does not know the type of the cells.
    var erased: ListDataSource<Item, View> {
        ListDataSource<Item, View>(
            make: { makeCell($0) },
            configure: configureCell.map { configure in { cell, item in if let cell = cell as? Cell { configure(cell, item) } } }
        )
    }

    private init(make: @escaping (Item) -> Cell, configure: ((Cell, Item) -> Void)?) {
        makeCell = make
        configureCell = configure
    }
}
