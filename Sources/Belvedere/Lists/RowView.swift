/// One row of a list: the cell, and what a person can do with it.
final class RowView<Item>: ContainerView {
    /// Absent while it has not been read.
    var item: Item?
    var isSelected = false { didSet { if isSelected != oldValue { propertyChanged(.isOn) } } }

    init(item: Item?, cell: View) {
        self.item = item
        super.init(children: [cell])
    }

    private var list: RowContainer<Item>? { superview as? RowContainer<Item> }

    override var kind: ViewKind { .row }
    override class var properties: [Property] { [.isOn] }
    override func value(of property: Property) -> PropertyValue? {
        property == .isOn ? (isSelected ? .flag(true) : nil) : super.value(of: property)
    }

    override func offers(_ event: Event) -> Bool {
        if item == nil { return false }
        return switch event {
        case .activate: list?.isActivatable == true
        case .perform(let index): list?.offersAction(index) == true
        default: false
        }
    }

    override func deliver(_ event: Event) {
        guard let item else { return }
        switch event {
        case .activate: list?.activate(item)
        case .perform(let index): list?.perform(index, on: item)
        default: break
        }
    }
}
