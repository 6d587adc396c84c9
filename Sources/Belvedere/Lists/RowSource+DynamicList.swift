internal import BelvedereBinding

extension RowSource {
    /// The elements of a list, or of one derived from it.
    init(_ list: DynamicListValue<Item>) {
        self.init(
            count: { list.count },
            item: { list[$0] },
            observe: { handler in
                list.bind { change in
                    if case .batch = change { return handler(change.steps.map { Self.edit($0, item: nil) }) }
                    var moved: Item?
                    if case .move(_, let to) = change { moved = list[to] }
                    handler([Self.edit(change, item: moved)])
                }
            }
        )
    }

    static func edit(_ change: ListChange<Item>, item: Item?) -> RowEdit<Item> {
        switch change {
        case .insert(let item, let index): .insert(item, at: index)
        case .remove(let index): .remove(at: index)
        case .move(let from, let to): .move(item, from: from, to: to)
        case .update(let item, let index): .update(item, at: index)
        case .reload, .batch: .reload
        }
    }
}
