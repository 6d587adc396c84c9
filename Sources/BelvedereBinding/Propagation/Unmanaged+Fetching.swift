/// Fetching parts of a node from memory before they are needed.
///
/// The numbers say about where the fields lie in the object. A wrong number costs time and nothing else.
extension Unmanaged<DynamicNode> {
    /// Fetches the flags and what leads to other nodes.
    @inline(__always)
    func fetchLinks() { CurrentThread.prefetch(toOpaque() + 40) }

    /// Fetches the value and its computation.
    @inline(__always)
    func fetchComputation() { CurrentThread.prefetch(toOpaque() + 96) }
}
