/// What hosts know of a row of a list, whatever its item is.
@_spi(Hosting)
public class ListRow: ContainerView {
    final var isSelected = false { didSet { if isSelected != oldValue { propertyChanged(ListRow.isSelected) } } }

    // MARK: What hosts know of it

    /// Whether the row stands out as chosen.
    @_spi(Hosting) nonisolated public static let isSelected = ViewProperty<ListRow, Bool>(
        0, "isSelected", default: false
    ) { $0.isSelected }

    @_spi(Hosting) public override var kind: ViewKind { .row }
}

nonisolated extension ViewKind {
    /// One row of a list.
    public static let row = ViewKind("row", role: .row, properties: [ListRow.isSelected], events: [.activate, .perform])
}
