/// A change in the journal.
public struct JournalEntry: Sendable, Hashable {
    /// The number of the change in the common order of all nodes: from 1, without gaps.
    public let sequence: Int64
    /// The name of the node (server process) that made the change.
    public let origin: String
    /// The number of the change among all changes of the same node. It is 0 if the node does not number its changes.
    public let number: Int64
    /// Whether the entry contains no change, and only says that the node `origin` has left.
    public let hasLeft: Bool
    /// The content of the change, as the node `origin` has encoded it.
    public let payload: [UInt8]
}
