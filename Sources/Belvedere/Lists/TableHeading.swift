/// What hosts know of a column of a table.
@_spi(Hosting)
nonisolated public struct TableHeading: ViewPropertyValue {
    public var title: String
    public var width: ColumnWidth
    public var alignment: ColumnAlignment
    /// Whether a press on the heading sorts by the column.
    public var isSortable: Bool
}
