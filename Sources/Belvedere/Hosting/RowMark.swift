/// What a person does to the selection of a table.
@_spi(Hosting)
nonisolated public enum RowMark: Int, Sendable, Hashable {
    /// This row and no other: a click.
    case only
    /// This row as well, or not any more: a click with Ctrl or Cmd.
    case toggle
    /// All rows from the last one that was chosen to this one: a click with Shift.
    case extend
    /// All rows: Ctrl+A. Said of the table, not of a row.
    case all
}
