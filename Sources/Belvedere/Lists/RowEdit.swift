/// One edit of the rows of a list, with positions as of the moment it applies.
enum RowEdit<Item> {
    case insert(Item, at: Int)
    case remove(at: Int)
    /// The item is not carried where several edits come at once and its position is no longer known.
    case move(Item?, from: Int, to: Int)
    /// The item at this position has another content but is the same.
    case update(Item, at: Int)
    /// Everything may be different.
    case reload
}
