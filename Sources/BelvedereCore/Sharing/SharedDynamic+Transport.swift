internal import BelvedereBinding

extension SharedDynamic {
    /// A value that the sessions of several nodes share.
    ///
    /// ```swift
    /// func sharedVotes(over transport: some SharedTransport) -> SharedDynamic<Int> {
    ///     SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
    /// }
    /// ```
    ///
    /// A change is seen at once where it is made. All nodes make all changes in one order that they have in common, so they come
    /// to the same value. Until then two nodes can show different values for a moment.
    ///
    /// - Parameters:
    ///   - value: the value to begin with, the same on each node.
    ///   - name: names the value, the same on each node and for nothing else.
    ///   - transport: carries changes to the other nodes.
    ///   - merge: what a change makes of a value that somebody else has changed in between: it is given the value before and
    ///     after the change where it was made, and the value that it meets. Without it the last change wins. It does the same on each
    ///     node.
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
