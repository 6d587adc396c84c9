internal import BelvedereBinding

extension SharedList {
    /// A list that the sessions of several nodes share. A node is a process of the same service.
    ///
    /// ```swift
    /// struct Wish: Sendable, Equatable, Codable, Identifiable { let id: String; var text: String }
    ///
    /// func sharedWishes(over transport: some SharedTransport) -> SharedList<Wish> {
    ///     SharedList(name: "wishes", sharedBy: transport)
    /// }
    /// ```
    ///
    /// The node that makes an edit shows it at once. All nodes apply all edits in the same order and identify elements by their `id`, so
    /// they reach the same list. Give each element an `id` that no other node uses.
    ///
    /// If two nodes have changed the same element, the later change replaces the earlier one. If an element is inserted on two nodes, it is
    /// in the list only once.
    ///
    /// - Parameters:
    ///   - elements: the initial elements, the same on each node.
    ///   - name: the name of the list. It must be the same on each node, and no other shared object may use it.
    ///   - transport: sends edits to the other nodes.
    /// - Complexity: O(*n*) in the number of elements.
    public convenience init(_ elements: [Element] = [], name: String, sharedBy transport: some SharedTransport)
    where Element: Codable & Equatable, Element.ID: Codable & Sendable {
        typealias Change = SharedListChange<Element>
        let replica = SessionLock(SharedReplica<Change, [Element]> { $0.apply(to: &$1) })
        let topic = SessionLock((any SharedTopic<Change, [Element]>)?.none)
        self.init(state: SharedState(SharedListState(elements)), name: name) { edits, before in
            var before = before
            for change in Change.changes(edits, in: before) {
                replica.withLock { $0.note(change, before: before) }
                change.apply(to: &before)
                topic.withLock { $0 }?.send(change)
            }
        }
        let opened = transport.open(name) { [weak state] (news: SharedNews<Change, [Element]>) in
            state?.change { shown in
                let version = shown.version
                switch news {
                case .state(let state, _, let own):
                    let state = replica.withLock { $0.take(state ?? elements, own: own) }
                    if state != shown.elements { shown.become(state) }
                case .change(let change, let sequence, let origin, let number):
                    let isOwn = origin == topic.withLock { $0?.origin }
                    switch replica.withLock({ $0.take(change, own: isOwn ? number : nil, shown: shown.elements) }) {
                    case .nothing: break
                    case .make(let change): change.places(in: shown.elements).map { shown.make($0) }
                    case .become(let state): if state != shown.elements { shown.become(state) }
                    }
                    if isOwn, sequence.isMultiple(of: SharedReplica<Change, [Element]>.stride) {
                        topic.withLock { $0 }?.keep(replica.withLock { $0.confirmed(shown: shown.elements) }, at: sequence)
                    }
                case .left: break
                }
                return ((), shown.version != version)
            }
        }
        topic.withLock { $0 = opened }
    }
}
