internal import BelvedereBinding

/// The elements of a list, or of one derived from it, as rows.
final class DynamicListRows<Item>: RowSource<Item> {
    private let list: DynamicListValue<Item>

    init(_ list: DynamicListValue<Item>) {
        self.list = list
        super.init()
    }

    override var count: Int { list.count }
    override func item(at index: Int) -> Item? { list[index] }
    override func bind(_ action: @escaping (ListChange<Item>) -> Void) -> BindingToken? { list.bind(action) }
}
