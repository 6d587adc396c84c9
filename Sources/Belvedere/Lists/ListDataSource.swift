/// Makes and fills the cells of a list, for any item and any cell.
///
/// A cell is made once and configured again when its item changes, so an update sends what is different and nothing else.
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

    /// Cells that are made empty and filled from their item.
    public init(_ makeCell: @escaping () -> Cell, configure: @escaping (Cell, Item) -> Void) {
        self.makeCell = { item in
            let cell = makeCell()
            configure(cell, item)
            return cell
        }
        configureCell = configure
    }

    /// Cells that are made from their item. One whose item changes is made anew, unless it follows the item by itself,
    /// as a cell does that is bound to a view model.
    public init(_ makeCell: @escaping (Item) -> Cell) {
        self.makeCell = makeCell
        configureCell = nil
    }

    /// The cell of an item.
    public func make(_ item: Item) -> Cell {
        makeCell(item)
    }

    /// Fills a cell from another item, and says whether it could.
    public func configure(_ cell: View, _ item: Item) -> Bool {
        guard let configureCell, let cell = cell as? Cell else { return false }
        configureCell(cell, item)
        return true
    }

    /// The same source with the type of its cells forgotten.
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
