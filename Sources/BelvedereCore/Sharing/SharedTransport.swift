/// Sends the changes of shared objects between the nodes of a service. A node is one process of the service.
///
/// Without a transport, a ``SharedDynamic``, a ``SharedList`` and a ``Presence`` are shared only within one process. `BelvedereCluster` has
/// a transport that uses PostgreSQL. Shared objects stay fast: the node that makes a change shows it at once and sends it afterwards, so no
/// session waits for another node.
///
/// ```swift
/// func sharedVotes(over transport: some SharedTransport) -> SharedDynamic<Int> {
///     SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
/// }
/// ```
///
/// **The guarantee of a transport.** All nodes receive the same changes of a topic in the same order: each change exactly once, and their
/// own changes too. A node that joins later, or was disconnected for too long, first receives the state of the topic.
nonisolated public protocol SharedTransport: Sendable {
    /// Opens a topic, which carries the changes of one shared object. It returns at once; the topic's state arrives later.
    ///
    /// - Parameters:
    ///   - topic: the name of the shared object, the same on each node and different for each object.
    ///   - receive: receives the events, one after the other, and never from within ``SharedTopic/send(_:)``.
    func open<Change: Codable & Sendable, State: Codable & Sendable>(
        _ topic: String, receive: @escaping @Sendable (SharedNews<Change, State>) -> Void
    ) -> any SharedTopic<Change, State>
}
