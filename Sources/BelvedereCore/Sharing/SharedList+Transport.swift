internal import BelvedereBinding

extension SharedList {
    /// A list that the sessions of several nodes share.
    ///
    /// ```swift
    /// struct Wish: Sendable, Equatable, Codable, Identifiable { let id: String; var text: String }
    ///
    /// func sharedWishes(over transport: some SharedTransport) -> SharedList<Wish> {
    ///     SharedList(name: "wishes", sharedBy: transport)
    /// }
    /// ```
    ///
    /// An edit is seen at once where it is made. All nodes make all edits in one order that they have in common, by the identities of
    /// the elements, so they come to the same list. Give elements identities that no other node gives.
    ///
    /// Where two nodes have changed one element, the later change wins. An element that is put in twice is there once.
    ///
    /// - Parameters:
    ///   - elements: the elements to begin with, the same on each node.
    ///   - name: names the list, the same on each node and for nothing else.
    ///   - transport: carries edits to the other nodes.
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
