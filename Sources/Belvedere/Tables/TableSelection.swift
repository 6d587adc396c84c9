internal import BelvedereBinding

/// The selected rows of a table, bound to a value of the view model.
final class TableSelection<Item> {
    let isMultiple: Bool
    /// Whether an item is selected now.
    let contains: (Item) -> Bool
    private let toggle: (Item) -> Void
    private let select: ([Item]) -> Void
    private let identity: (Item) -> AnyHashable
    /// The identity of the row where a range begins. A click with Shift selects all rows from there to the clicked row.
    private var anchor: AnyHashable?
    private var token: BindingToken?

    /// Creates a selection of at most one row.
    init<ID: Hashable>(_ value: Dynamic<ID?>, identity: @escaping (Item) -> ID, show: @escaping () -> Void) {
        isMultiple = false
        contains = { value.value == identity($0) }
        toggle = { value.value = value.value == identity($0) ? nil : identity($0) }
        select = { value.value = $0.first.map(identity) }
        self.identity = { AnyHashable(identity($0)) }
        token = value.bind { _ in show() }
    }

    /// Creates a selection of any number of rows.
    init<ID: Hashable>(_ value: Dynamic<Set<ID>>, identity: @escaping (Item) -> ID, show: @escaping () -> Void) {
        isMultiple = true
        contains = { value.value.contains(identity($0)) }
        toggle = { value.value.formSymmetricDifference([identity($0)]) }
        select = { value.value = Set($0.map(identity)) }
        self.identity = { AnyHashable(identity($0)) }
        token = value.bind { _ in show() }
    }

    /// Handles a person's selection of a row.
    ///
    /// - Complexity: O(*n*) in the number of rows for a range.
    func select(_ change: RowSelection, at index: Int, in source: RowSource<Item>) {
        guard let item = source.item(at: index) else { return }
        if change == .extend, isMultiple, let from = place(of: anchor, in: source) {
            // Do not change the anchor, the row where the range begins, so that the person can make the range smaller again.
            return select((min(from, index)...max(from, index)).compactMap { source.item(at: $0) })
        }
        anchor = identity(item)
        if change == .toggle { toggle(item) } else { select([item]) }
    }

    /// Handles a person's selection of all rows.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func selectAll(in source: RowSource<Item>) {
        select((0..<source.count).compactMap { source.item(at: $0) })
    }

    private func place(of anchor: AnyHashable?, in source: RowSource<Item>) -> Int? {
        anchor.flatMap { anchor in (0..<source.count).first { source.item(at: $0).map(identity) == anchor } }
    }
}
