/// The value that a node had before a transaction set it, so that one which is set back counts as unchanged.
struct ValueRecord {
    /// Unmanaged: a node that goes clears it.
    var node: Unmanaged<DynamicNode>?
    let version: UInt32
    /// Whether the node has the value again.
    let isUnchanged: (DynamicNode) -> Bool
}
