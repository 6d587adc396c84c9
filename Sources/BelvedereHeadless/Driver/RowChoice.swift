/// How a person chooses a row of a table.
nonisolated public enum RowChoice: String, Sendable, Hashable, Codable {
    /// This row and no other: a click.
    case only
    /// This row as well, or not any more: a click with Ctrl or Cmd.
    case toggle
    /// All rows from the last one that was chosen to this one: a click with Shift.
    case extend
}
