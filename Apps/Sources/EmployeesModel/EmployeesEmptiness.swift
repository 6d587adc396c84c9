/// The reason why the list shows no rows.
nonisolated public enum EmployeesEmptiness: Sendable, Hashable {
    /// No list has ever been read, and the last request failed.
    case noList
    /// The service's list contains no employees.
    case nobody
    /// There are employees, but none in the chosen age group.
    case nobodyOfThatAge
    /// There are employees, but none that match the search text.
    case noMatch(String)
}
