public import BelvedereCore

/// Carries what sessions share from node to node over a ``ChangeJournal``.
///
/// ```swift
/// let transport = ClusterTransport(journal)
/// let votes = SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
/// let presence = Presence(name: "lobby", sharedBy: transport)
/// ```
///
/// Nothing here waits for the database: a change is queued and sent by a task of the topic's own, up to 64 of them in one
/// transaction. While the database cannot be reached, people go on seeing their own node's changes, and the others get them
/// afterwards.
public struct ClusterTransport: SharedTransport {
    private let journal: ChangeJournal

    /// - Parameter journal: the journal of the nodes. It has to run.
    public init(_ journal: ChangeJournal) {
        self.journal = journal
    }

    public func open<Change: Codable & Sendable, State: Codable & Sendable>(
        _ topic: String, receive: @escaping @Sendable (SharedNews<Change, State>) -> Void
    ) -> any SharedTopic<Change, State> {
        let topic = ClusterTopic(topic, journal, receive: receive)
        topic.begin()
        return topic
    }
}
