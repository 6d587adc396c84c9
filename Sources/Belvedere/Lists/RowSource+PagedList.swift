internal import BelvedereBinding
internal import BelvedereCore

extension RowSource {
    /// The elements of a list that is read in pages.
    init(_ list: PagedList<Item>) {
        self.init(
            count: { list.count.value },
            item: { list[$0] },
            need: { list.need($0) },
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
}
