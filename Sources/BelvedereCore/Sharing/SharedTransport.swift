/// Carries what sessions share to other processes that show the same: the nodes of one service.
///
/// Without one, a ``SharedDynamic``, a ``SharedList`` and a ``Presence`` live in one process. `BelvedereCluster` has one that
/// stands on PostgreSQL. What is shared stays as fast as ever: a change is seen at once where it is made, and carried on
/// afterwards, so no session waits for another node.
///
/// ```swift
/// func sharedVotes(over transport: some SharedTransport) -> SharedDynamic<Int> {
///     SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
/// }
/// ```
///
/// **What a transport promises.** All nodes are told the same changes of a topic in the same order, their own among them,
/// each once and none left out. A node that comes late, or was away for too long, is told a state first.
nonisolated public protocol SharedTransport: Sendable {
    /// Opens a topic. It returns at once; what is known of the topic is told as soon as it is.
    ///
    /// - Parameters:
    ///   - topic: the name of what is shared, the same on each node and different for each thing.
    ///   - receive: is told what happens, one thing after the other, and never from within ``SharedTopic/send(_:)``.
    func open<Change: Codable & Sendable, State: Codable & Sendable>(
        _ topic: String, receive: @escaping @Sendable (SharedNews<Change, State>) -> Void
    ) -> any SharedTopic<Change, State>
}
