/// One row of a list: the cell, and what a person can do with it.
class RowView<Item>: ListRow {
    /// Absent while it has not been read.
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
