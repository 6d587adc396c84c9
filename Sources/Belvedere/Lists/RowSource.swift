internal import BelvedereBinding

/// What a row container needs of its items, wherever they are kept.
struct RowSource<Item> {
    var count: () -> Int
    /// The item at a position as of now, or `nil` while it has not been read.
    var item: (Int) -> Item?
    /// Told which rows are made into views, so that their items can be read.
    var need: (Range<Int>) -> Void = { _ in }
    /// Calls with the edits of each change, after the source has made them all, until the token ends.
    var observe: (@escaping ([RowEdit<Item>]) -> Void) -> BindingToken
}
