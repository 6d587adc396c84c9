/// An event that waits for its turn among the nodes that wait to announce their value.
///
/// The queue keeps nothing alive, so an event keeps itself until it has left the queue.
final class PendingEvent: DynamicNode {
    let source: DynamicNode

    init(of source: DynamicNode, _ deliver: @escaping () -> Void) {
        self.source = source
        super.init(name: nil, hasValue: true, kind: .state) { node, _ in
            deliver()
            unsafeDowncast(node, to: PendingEvent.self).leaveQueue()
        }
        _ = Unmanaged.passRetained(self)
    }

    func leaveQueue() { Unmanaged.passUnretained(self).release() }
}
