/// A binding of a list, which knows how much of the list's changes it has been told.
@usableFromInline
class ListListener<Element>: Listener<ListChange<Element>> {
    /// How many of the list's changes this binding has been told, or had happened when it was bound.
    @exclusivity(unchecked) @usableFromInline final var seenEdits: UInt32 = 0

    @inlinable override init(_ action: @escaping (ListChange<Element>) -> Void) { super.init(action) }
}
