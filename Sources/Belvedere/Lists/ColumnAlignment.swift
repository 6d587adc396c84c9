/// On which side of a column its texts stand. Numbers are easiest to compare at the end.
nonisolated public enum ColumnAlignment: Hashable, Sendable {
    case start, center, end
}
