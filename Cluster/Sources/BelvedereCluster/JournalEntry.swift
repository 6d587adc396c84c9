/// A change as it stands in the journal.
public struct JournalEntry: Sendable, Hashable {
    /// Its number in the order that all nodes have in common: from 1, without gaps.
    public let sequence: Int64
    /// The node that made it.
    public let origin: String
    /// Its number among those of its origin; 0 for one that has none.
    public let number: Int64
    /// Whether it says that its origin has gone, and nothing else.
    public let hasLeft: Bool
    /// What was changed, as the origin wrote it.
    public let payload: [UInt8]
}
