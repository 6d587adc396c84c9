/// What a follower of a topic is told.
public enum JournalNews: Sendable {
    /// Changes, in their order and after those that were told before, none left out.
    case entries([JournalEntry])
    /// The changes up to this number cannot be told any more, because they are too old. What they have led to has to be read.
    case gap(to: Int64)
    /// The database is heard, for the first time or again. What came meanwhile was told before this.
    case heard
}
