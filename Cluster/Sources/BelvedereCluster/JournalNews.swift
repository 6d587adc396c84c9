/// An event that a follower of a topic receives.
public enum JournalNews: Sendable {
    /// The next changes, in order and without gaps.
    case entries([JournalEntry])
    /// The changes up to this number have been deleted because they are too old. The follower must read the stored state of the topic
    /// instead.
    case gap(to: Int64)
    /// The connection to the database works, for the first time or again. All changes that were made without a connection have already been
    /// delivered.
    case heard
}
