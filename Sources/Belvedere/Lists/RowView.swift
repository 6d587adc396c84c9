/// One row of a list: the cell and the actions of the row.
class RowView<Item>: ListRow {
    /// The item; `nil` while it is not loaded.
    final var item: Item?

    init(item: Item?, children: [View]) {
        self.item = item
        super.init(children: children)
    }

    private var list: RowContainer<Item>? { superview as? RowContainer<Item> }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if item == nil { return false }
        return switch event {
        case .activate: list?.isActivatable == true
        case .perform(let index): list?.offersAction(index) == true
        default: false
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard let item else { return }
        switch event {
        case .activate: list?.activate(item)
        case .perform(let index): list?.perform(index, on: item)
        default: break
        }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { list?.placeOfRowHandler(for: event) }
}

/// The base class of all rows, with the properties that hosts read. It does not depend on the type of the item.
@_spi(Hosting)
public class ListRow: ContainerView {
    final var isSelected = false { didSet { if isSelected != oldValue { propertyChanged(ListRow.isSelected) } } }

    /// The state of the row's checkbox; `nil` if the row has none.
    final var isChecked: Bool? { didSet { if isChecked != oldValue { propertyChanged(ListRow.isChecked) } } }

    // MARK: For hosts

    /// Declares the property `isChecked`, which hosts read to show the row: the state of its checkbox; `nil` if it has none.
    @_spi(Hosting) nonisolated public static let isChecked = ViewProperty<ListRow, Bool?>(1, "isChecked", default: nil) { $0.isChecked }
    /// Whether the row is shown as selected.
    @_spi(Hosting) nonisolated public static let isSelected = ViewProperty<ListRow, Bool>(
        0, "isSelected", default: false
    ) { $0.isSelected }

    @_spi(Hosting) public override var kind: ViewKind { .row }
}

nonisolated extension ViewKind {
    /// The view kind of `ListRow`: one row of a list.
    public static let row = ViewKind(
        "row", role: .row, properties: [ListRow.isSelected, ListRow.isChecked], events: [.activate, .perform])
}
