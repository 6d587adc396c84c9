/// By which column the rows stand, as hosts know it.
@_spi(Hosting)
nonisolated public struct TableSorting: ViewPropertyValue {
    /// The index of the column.
    public var column: Int
    /// Whether the greatest stand first.
    public var isDescending: Bool
}
