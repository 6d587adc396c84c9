/// Where the employees come from. View models know this protocol alone, so a test hands them a list of its own.
public protocol EmployeesService: Sendable {
    /// All employees, asked for anew each time.
    ///
    /// - Throws: ``EmployeesError``, or `CancellationError` when the caller was cancelled.
    func employees() async throws -> EmployeeList
}
