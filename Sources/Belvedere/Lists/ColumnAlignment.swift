/// On which side of a column its texts stand. Numbers are easiest to compare at the end.
nonisolated public enum ColumnAlignment: Hashable, Sendable {
    /// At the leading edge, as texts stand.
    case start
    /// In the middle.
    case center
    /// At the trailing edge, as numbers stand.
    case end
}
