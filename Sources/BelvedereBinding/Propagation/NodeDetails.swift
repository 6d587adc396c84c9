/// What only few dynamics have, kept apart so that the others do not pay for it.
///
/// It also outlives its node for those who have read the node without owning it: they find here that it has gone.
@usableFromInline
class NodeDetails {
    let name: String?
    /// The node; `nil` once it has gone. Unmanaged, because the node clears it in its `deinit`.
    @exclusivity(unchecked) final var node: Unmanaged<DynamicNode>?
    /// The version that a value which was set had at its end. Zero for a value that was computed: nobody can know any
    /// more what it would be now.
    @exclusivity(unchecked) final var lastVersion: UInt32 = 0

    /// An object that lives as long as the node.
    @exclusivity(unchecked) final var kept: AnyObject?

    @usableFromInline init(name: String?) { self.name = name }
}
