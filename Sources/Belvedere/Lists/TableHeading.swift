/// What hosts know of a column of a table.
@_spi(Hosting)
nonisolated public struct TableHeading: ViewPropertyValue {
    /// What stands above the column.
    public var title: String
    /// How wide the column is.
    public var width: ColumnWidth
    /// Where texts stand in the column.
    public var alignment: ColumnAlignment
    /// Whether a press on the heading sorts by the column.
    public var isSortable: Bool
}
