/// A binding of a list. It knows how many changes of the list its listener has received.
@usableFromInline
class ListListener<Element>: Listener<ListChange<Element>> {
    /// The edit count of the list when this binding last received changes, or when it was made.
    @exclusivity(unchecked) @usableFromInline final var seenEdits: UInt32 = 0

    @inlinable override init(_ action: @escaping (ListChange<Element>) -> Void) { super.init(action) }
}
