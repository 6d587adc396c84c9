internal import BelvedereBinding

/// What a row container needs of its items, wherever they are kept.
struct RowSource<Item> {
    var count: () -> Int
    /// The item at a position as of now.
    var item: (Int) -> Item
    /// Section titles with the position of their first row, in order; empty where there are no sections.
    var sections: () -> [(title: String, start: Int)]
    /// Calls with the edits of each change, after the source has made them all, until the token ends.
    var observe: (@escaping ([RowEdit<Item>]) -> Void) -> BindingToken
}
