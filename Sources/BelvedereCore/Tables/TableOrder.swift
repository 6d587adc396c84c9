/// By which column of a table its rows stand, and in which direction.
///
/// The view model keeps it and sorts by it; the table shows it in its header and sets it when a person presses a heading.
/// A column is named by its title, or by the identifier that the author gave it.
///
/// ```swift
/// let order = TableOrder("Salary", isDescending: true)
/// ```
nonisolated public struct TableOrder: Hashable, Sendable, Codable {
    /// The identifier of the column.
    public var column: String
    /// Whether the largest value stands first.
    public var isDescending: Bool

    /// The order by one column.
    ///
    /// - Parameters:
    ///   - column: the identifier of the column: its title, unless the author gave it another.
    ///   - isDescending: whether the largest value stands first.
    public init(_ column: String, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// The order after a person has pressed the heading of a column: the other direction where the rows stand by that column
    /// already, or else by that column from the smallest value on.
    public func pressing(_ column: String) -> TableOrder {
        TableOrder(column, isDescending: column == self.column && !isDescending)
    }
}
