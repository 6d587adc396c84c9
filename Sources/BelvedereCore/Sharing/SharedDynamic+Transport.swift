internal import BelvedereBinding

extension SharedDynamic {
    /// A value that the sessions of several nodes share. A node is a process of the same service.
    ///
    /// ```swift
    /// func sharedVotes(over transport: some SharedTransport) -> SharedDynamic<Int> {
    ///     SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
    /// }
    /// ```
    ///
    /// The node that makes a change shows it at once. All nodes apply all changes in the same order, so they reach the same value. Until
    /// then two nodes can show different values for a moment.
    ///
    /// - Parameters:
    ///   - value: the initial value, the same on each node.
    ///   - name: the name of the value. It must be the same on each node, and no other shared object may use it.
    ///   - transport: sends changes to the other nodes.
    ///   - merge: merges a change into a value that another node has changed meanwhile. It receives the value before and after the change
    ///     on the node that made the change, and the current value. Without it, the last change replaces the value. For the same arguments,
    ///     it must return the same value on each node.
    public convenience init(
        _ value: Value, name: String, sharedBy transport: some SharedTransport,
        merging merge: @escaping @Sendable (_ before: Value, _ after: Value, _ current: Value) -> Value = { _, after, _ in after }
    ) where Value: Codable & Equatable {
        let replica = SessionLock(
            SharedReplica<SharedValueChange<Value>, Value> { change, value in
                value = merge(change.before, change.after, value)
            })
        let topic = SessionLock((any SharedTopic<SharedValueChange<Value>, Value>)?.none)
        self.init(state: SharedState(value), name: name) { before, after in
            if before == after { return }
            let change = SharedValueChange(before: before, after: after)
            replica.withLock { $0.note(change, before: before) }
            topic.withLock { $0 }?.send(change)
        }
        let opened = transport.open(name) { [weak state] (news: SharedNews<SharedValueChange<Value>, Value>) in
            state?.change { shown in
                let before = shown
                switch news {
                case .state(let state, _, let own): shown = replica.withLock { $0.take(state ?? value, own: own) }
                case .change(let change, let sequence, let origin, let number):
                    let isOwn = origin == topic.withLock { $0?.origin }
                    switch replica.withLock({ $0.take(change, own: isOwn ? number : nil, shown: shown) }) {
                    case .nothing: break
                    case .make(let change): shown = merge(change.before, change.after, shown)
                    case .become(let state): shown = state
                    }
                    if isOwn, sequence.isMultiple(of: SharedReplica<SharedValueChange<Value>, Value>.stride) {
                        topic.withLock { $0 }?.keep(replica.withLock { $0.confirmed(shown: shown) }, at: sequence)
                    }
                case .left: break
                }
                return ((), before != shown)
            }
        }
        topic.withLock { $0 = opened }
    }
}
