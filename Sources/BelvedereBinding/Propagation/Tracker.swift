/// The state of a computation that is being watched, to learn what it reads.
///
/// The edges of the run before are used again as long as the computation reads in the same order.
@usableFromInline
struct Tracker {
    @usableFromInline typealias Pointer = UnsafeMutablePointer<Tracker>

    /// The computation's result; `nil` if no computation is being watched. Unmanaged: it is being brought up to date, so somebody
    /// keeps it.
    var node: Unmanaged<DynamicNode>?
    /// The edge that is used again if the computation reads in the same order as before. Behind `known`, once there is that.
    var expected: Edge.Pointer?
    /// The last edge of this run; those after it are from earlier runs.
    var last: Edge.Pointer?
    /// The sources of this run, once there are too many to look through and they do not come in the order of before.
    /// Retained by hand, so that setting a tracker aside costs nothing.
    var known: Unmanaged<KnownSources>?
    /// The edge confirmed before the last one, because closures often go back and forth between two. Only looked at if there is a last one.
    var beforeLast: Edge.Pointer?

    /// Begins to watch a computation.
    @inline(__always)
    mutating func begin(_ node: Unmanaged<DynamicNode>, expecting edge: Edge.Pointer?) {
        self.node = node
        expected = edge
        last = nil
        known = nil
    }

    /// Notes that the computation reads `source`, if it has read it at this place before, or a moment ago.
    ///
    /// - Returns: Whether it has, or no computation is being watched.
    @inline(__always)
    mutating func recordQuickly(_ source: DynamicNode) -> Bool {
        let address = Unmanaged.passUnretained(source).toOpaque()
        if let edge = expected, edge.pointee.source.toOpaque() == address, edge.pointee.isConnected {
            edge.pointee.seenVersion = source.version
            beforeLast = last
            last = edge
            expected = edge.pointee.nextSource
            return true
        }
        // A connected edge keeps its source, so the address says enough.
        guard let last else { return node == nil }
        if last.pointee.source.toOpaque() == address, last.pointee.isConnected { return true }
        guard let beforeLast else { return false }
        return beforeLast.pointee.source.toOpaque() == address && beforeLast.pointee.isConnected
    }

    /// The sources of one run.
    final class KnownSources {
        var sources: Set<UnsafeRawPointer> = []
        /// What would be expected next, if sources were not looked up here.
        var expected: Edge.Pointer?
    }
}
