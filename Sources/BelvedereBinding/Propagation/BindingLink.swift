/// A place in the circular list of bindings that every dynamic keeps.
///
/// The dynamic itself is the list's head and each ``BindingToken`` is an element, so a binding needs no memory beyond
/// its token and is taken out of the list in constant time, in any order. There is nothing here for authors to use.
public class BindingLink {
    /// The following element; the head itself when the list is empty, `nil` once a token has left its list.
    ///
    /// Unmanaged, and therefore in need of a proof. An element leaves the list before its memory goes (`BindingToken`
    /// unlinks in its `deinit`), and a head empties its list before its own memory goes (`DynamicNode` does so in its
    /// `deinit`); so a neighbour that can be reached through a link is always alive. Exclusivity need not be
    /// checked, because every access is a single load or store of one word: none lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<BindingLink>?

    @inlinable init() {}
}
