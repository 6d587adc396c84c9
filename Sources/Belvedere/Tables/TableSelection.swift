internal import BelvedereBinding

/// The rows of a table that are selected, kept the same as a value of the view model.
final class TableSelection<Item> {
    let isMultiple: Bool
    /// Whether an item is selected now.
    let contains: (Item) -> Bool
    private let toggle: (Item) -> Void
    private let select: ([Item]) -> Void
    private let identity: (Item) -> AnyHashable
    /// The row from which a range is measured.
    private var anchor: AnyHashable?
    private var token: BindingToken?

    /// The selection of at most one row.
    init<ID: Hashable>(_ value: Dynamic<ID?>, identity: @escaping (Item) -> ID, show: @escaping () -> Void) {
        isMultiple = false
        contains = { value.value == identity($0) }
        toggle = { value.value = value.value == identity($0) ? nil : identity($0) }
        select = { value.value = $0.first.map(identity) }
        self.identity = { AnyHashable(identity($0)) }
        token = value.bind { _ in show() }
    }

    /// The selection of any number of rows.
    init<ID: Hashable>(_ value: Dynamic<Set<ID>>, identity: @escaping (Item) -> ID, show: @escaping () -> Void) {
        isMultiple = true
        contains = { value.value.contains(identity($0)) }
        toggle = { value.value.formSymmetricDifference([identity($0)]) }
        select = { value.value = Set($0.map(identity)) }
        self.identity = { AnyHashable(identity($0)) }
        token = value.bind { _ in show() }
    }

    /// A person has chosen a row.
    ///
    /// - Complexity: O(*n*) in the number of rows for a range.
    func mark(_ mark: RowMark, at index: Int, in source: RowSource<Item>) {
        guard let item = source.item(at: index) else { return }
        if mark == .extend, isMultiple, let from = place(of: anchor, in: source) {
            // The anchor stays, so that the range can be made smaller again.
            return select((min(from, index)...max(from, index)).compactMap { source.item(at: $0) })
        }
        anchor = identity(item)
        if mark == .toggle { toggle(item) } else { select([item]) }
    }

    /// A person has chosen all rows.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func markAll(in source: RowSource<Item>) {
        select((0..<source.count).compactMap { source.item(at: $0) })
    }

    private func place(of anchor: AnyHashable?, in source: RowSource<Item>) -> Int? {
        anchor.flatMap { anchor in (0..<source.count).first { source.item(at: $0).map(identity) == anchor } }
    }
}
