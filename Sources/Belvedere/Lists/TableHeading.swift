/// The properties of a table's column that hosts read.
@_spi(Hosting)
nonisolated public struct TableHeading: ViewPropertyValue {
    /// The text of the heading.
    public var title: String
    /// The width of the column.
    public var width: ColumnWidth
    /// The alignment of texts in the column.
    public var alignment: ColumnAlignment
    /// Whether a press on the heading sorts by the column.
    public var isSortable: Bool
    /// Whether a narrow window leaves the column out.
    public var isHiddenWhenNarrow: Bool
}

/// The column by which a table is sorted, in the form that hosts read.
@_spi(Hosting)
nonisolated public struct TableSorting: ViewPropertyValue {
    /// The index of the column.
    public var column: Int
    /// Whether the greatest value comes first.
    public var isDescending: Bool
}

/// The alignment of the texts in a column. Numbers are easiest to compare at the trailing edge.
nonisolated public enum ColumnAlignment: Hashable, Sendable {
    /// At the leading edge, as is usual for texts.
    case start
    /// In the middle.
    case center
    /// At the trailing edge, as is usual for numbers.
    case end
}

/// How many rows of a table a person can select.
@_spi(Hosting)
nonisolated public enum SelectionMode: ViewPropertyValue {
    case none, single, multiple
}
