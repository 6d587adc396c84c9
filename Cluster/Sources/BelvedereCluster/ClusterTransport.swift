public import BelvedereCore

/// Shares values between several nodes (server processes) over a ``ChangeJournal``.
///
/// ```swift
/// let transport = ClusterTransport(journal)
/// let votes = SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
/// let presence = Presence(name: "lobby", sharedBy: transport)
/// ```
///
/// A change does not wait for the database: it is added to a queue, and a task sends up to 64 changes in one transaction. While the
/// database cannot be reached, people see the changes of their own node. The other nodes receive them later.
public struct ClusterTransport: SharedTransport {
    private let journal: ChangeJournal

    /// - Parameter journal: the journal of the nodes. It must be running.
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
