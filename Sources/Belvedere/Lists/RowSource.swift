internal import BelvedereBinding
internal import BelvedereCore

/// The items of a row container. Each kind of list has its own subclass.
///
/// It is a class and not a structure with several closures, because each closure would need memory of its own in every list.
class RowSource<Item> {
    init() {}

    var count: Int { 0 }

    /// Returns the current item at a position, or `nil` if it is not loaded yet.
    func item(at index: Int) -> Item? { nil }

    /// The object that loads the items; `nil` if all items are in memory. The asynchronous work of this object belongs to the screen that
    /// shows the rows.
    var reader: (any Launching)? { nil }

    /// Called with the rows that get views, so that the source can load their items.
    func need(_ range: Range<Int>) {}

    /// Calls `action` with each change of the items, after the source has applied the change. The calls stop when the binding of the
    /// returned token ends.
    func bind(_ action: @escaping (ListChange<Item>) -> Void) -> BindingToken? { nil }

    /// Releases the developer's closures and observes nothing any more.
    func end() {}

    /// Calls `handler` with the edits of each change, after the source has applied all of them. The calls stop when the binding of the
    /// returned token ends.
    final func observe(_ handler: @escaping ([RowEdit<Item>]) -> Void) -> BindingToken? {
        bind { [unowned self] change in
            if case .batch = change { return handler(change.steps.map { Self.edit($0, moved: nil) }) }
            var moved: Item?
            if case .move(_, let to) = change { moved = item(at: to) }
            handler([Self.edit(change, moved: moved)])
        }
    }

    private static func edit(_ change: ListChange<Item>, moved: Item?) -> RowEdit<Item> {
        switch change {
        case .insert(let item, let index): .insert(item, at: index)
        case .remove(let index): .remove(at: index)
        case .move(let from, let to): .move(moved, from: from, to: to)
        case .update(let item, let index): .update(item, at: index)
        case .reload, .batch: .reload
        }
    }
}

/// One edit of the rows of a list, such as an insertion. Edits are applied in order, so the position in an edit is valid after the edits
/// before it.
enum RowEdit<Item> {
    case insert(Item, at: Int)
    case remove(at: Int)
    /// A row moves. If the row moves together with other edits, the item is `nil`, because the source already contains those edits and the
    /// item may be at another position.
    case move(Item?, from: Int, to: Int)
    /// The item at this position has new content but the same identity.
    case update(Item, at: Int)
    /// All rows may be different, so all of them must be read again.
    case reload
}

/// The rows of a `DynamicList`, or of a list derived from one, such as a filtered list.
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

/// The rows of a `PagedList`, whose items are loaded in pages.
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
