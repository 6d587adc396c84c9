/// The kind of click with which a person selects a row of a table.
nonisolated public enum RowChoice: String, Sendable, Hashable, Codable {
    /// Selects this row and no other: a click.
    case only
    /// Adds this row to the selection or removes it: a click with Ctrl or Cmd.
    case toggle
    /// Selects all rows from the last selected one to this one: a click with Shift.
    case extend
}
