internal import BelvedereBinding
internal import BelvedereCore

/// The elements of a list that is read in pages, as rows.
final class PagedListRows<Item>: RowSource<Item> {
    private let list: PagedList<Item>

    init(_ list: PagedList<Item>) {
        self.list = list
        super.init()
    }

    override var count: Int { list.count.value }
    override func item(at index: Int) -> Item? { list[index] }
    override var reader: (any Launching)? { list }
    override func need(_ range: Range<Int>) { list.need(range) }
    override func bind(_ action: @escaping (ListChange<Item>) -> Void) -> BindingToken? { list.bind(action) }
}
