/// The height of the rows of the table.
nonisolated public enum EmployeesDensity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Rows with room above and below the text.
    case comfortable
    /// Low rows, so that more of them are visible.
    case compact
}
