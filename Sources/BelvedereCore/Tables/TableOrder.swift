/// The sort order of a table: one column and a direction.
///
/// The view model stores the order and sorts the rows by it. The table shows the order in its header, and changes it when a person presses
/// the heading of a column. A column is identified by its title, or by an identifier that the developer has set.
///
/// ```swift
/// let order = TableOrder("Salary", isDescending: true)
/// ```
nonisolated public struct TableOrder: Hashable, Sendable, Codable {
    /// The identifier of the column.
    public var column: String
    /// Whether the largest value comes first.
    public var isDescending: Bool

    /// Sorts by one column.
    ///
    /// - Parameters:
    ///   - column: the identifier of the column: its title, unless the developer set another.
    ///   - isDescending: whether the largest value comes first.
    public init(_ column: String, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// Returns the order after a person has pressed the heading of a column. If the table is sorted by this column in ascending order, the
    /// direction changes. Otherwise the table is sorted by this column in ascending order.
    package func pressing(_ column: String) -> TableOrder {
        TableOrder(column, isDescending: column == self.column && !isDescending)
    }
}
