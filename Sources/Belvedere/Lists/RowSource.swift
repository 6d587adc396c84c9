internal import BelvedereBinding
internal import BelvedereCore

/// What a row container needs of its items, wherever they are kept. Subclassed for each kind of list.
///
/// A class and not a set of closures, because each closure would take a context of its own in every list.
class RowSource<Item> {
    init() {}

    var count: Int { 0 }

    /// The item at a position as of now, or `nil` while it has not been read.
    func item(at index: Int) -> Item? { nil }

    /// The object that reads the items, if something has to be read: it does so for the screen that shows them.
    var reader: (any Launching)? { nil }

    /// Told which rows are made into views, so that their items can be read.
    func need(_ range: Range<Int>) {}

    /// Calls with each change, after the source has made it, until the token ends.
    func bind(_ action: @escaping (ListChange<Item>) -> Void) -> BindingToken? { nil }

    /// Lets go of what the author gave, and follows nothing any more.
    func end() {}

    /// Calls with the edits of each change, after the source has made them all, until the token ends.
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
