/// A place in the order of those that wait to announce their value.
struct AnnouncementEntry {
    /// The number of the binding that is told next.
    var serial: UInt64
    /// The node; only looked at while the slot has it, and so alive. `nil` in the place before the line.
    var node: Unmanaged<DynamicNode>?
    var slot: UInt32
    /// How many listeners' sets have led here; see `Propagation.depth`.
    var depth: Int32
}
