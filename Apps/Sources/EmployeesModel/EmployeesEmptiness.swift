/// Why there are no rows.
nonisolated public enum EmployeesEmptiness: Sendable, Hashable {
    /// No list has ever been read, and the last question failed.
    case noList
    /// The service has nobody.
    case nobody
    /// There are employees, but none of the ages that are shown.
    case nobodyOfThatAge
    /// There are employees, but none that match what was typed.
    case noMatch(String)
}
