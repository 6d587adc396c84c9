/// The state of a computation that is being watched, to learn what it reads.
///
/// The edges of the run before are used again as long as the computation reads in the same order.
struct Tracker {
    /// The computation's result. Unmanaged: it is being brought up to date, so somebody keeps it.
    var node: Unmanaged<DynamicNode>?
    /// The edge that is used again if the computation reads in the same order as before.
    var expected: Edge.Pointer?
    /// The last edge of this run; those after it are from earlier runs.
    var last: Edge.Pointer?
    /// The edge confirmed before the last one, because closures often go back and forth between two.
    var beforeLast: Edge.Pointer?
    /// The sources of this run, once there are too many to look through and they do not come in the order of before.
    /// Retained by hand, so that setting a tracker aside costs nothing.
    var known: Unmanaged<KnownSources>?

    /// The sources of one run.
    final class KnownSources {
        var sources: Set<UnsafeRawPointer> = []
    }
}
