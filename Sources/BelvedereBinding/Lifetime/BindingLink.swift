/// A place in the circular list of bindings that every dynamic keeps.
///
/// The dynamic itself is the list's head and each ``BindingToken`` is an element, so a binding needs no memory beyond
/// its token and is taken out of the list in constant time, in any order. There is nothing here for authors to use.
public class BindingLink {
    /// The following element; the head itself when the list is empty, `nil` once a token has left its list.
    ///
    /// Unmanaged, and therefore in need of a proof. An element leaves the list before its memory goes (`BindingToken`
    /// unlinks in its `deinit`), and a head empties its list before its own memory goes (`DynamicNode` does so in its
    /// `deinit`); so a neighbour that can be reached through these two fields is always alive. Exclusivity need not be
    /// checked, because every access is a single load or store of one word: none lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline final var next: Unmanaged<BindingLink>?
    /// The preceding element; see ``next`` for why it may be unmanaged.
    @exclusivity(unchecked) @usableFromInline final var previous: Unmanaged<BindingLink>?

    /// In a dynamic, a count of its changes; in a token, the count that the binding was last told, or that was current
    /// when it was bound.
    ///
    /// Two counts are only ever compared for being the same, and every binding in a list is brought up to date by every
    /// pass, so wrapping round after four billion changes does no harm.
    @exclusivity(unchecked) @usableFromInline final var version: UInt32 = 0
    /// Whether the closure of this binding is being called by a pass.
    @exclusivity(unchecked) @usableFromInline final var isRunning = false
    /// Whether a pass goes on here, because the binding that it was calling has left the list.
    @exclusivity(unchecked) @usableFromInline final var isCursor = false
    /// Whether the dynamic keeps this token alive, because nobody else does (a binding that ends with its owner).
    @exclusivity(unchecked) @usableFromInline final var isKeptByDynamic = false
    /// Whether the binding left its list while its own closure was being called.
    @exclusivity(unchecked) @usableFromInline final var wasRunning = false

    @inlinable init() {}
}
