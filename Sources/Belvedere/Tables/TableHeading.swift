/// What hosts know of a column of a table.
@_spi(Hosting)
nonisolated public struct TableHeading: ViewPropertyValue {
    public var title: String
    public var width: ColumnWidth
    public var alignment: ColumnAlignment
    /// Whether a press on the heading sorts by the column.
    public var isSortable: Bool
}

/// By which column the rows stand, as hosts know it.
@_spi(Hosting)
nonisolated public struct TableSorting: ViewPropertyValue {
    /// The index of the column.
    public var column: Int
    public var isDescending: Bool
}

/// How many rows of a table a person can select.
@_spi(Hosting)
nonisolated public enum SelectionMode: ViewPropertyValue {
    case none, single, multiple
}

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
