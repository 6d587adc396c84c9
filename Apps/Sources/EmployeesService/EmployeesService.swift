/// A source of employees. View models use only this protocol, so a test can pass a service with its own list.
public protocol EmployeesService: Sendable {
    /// Returns all employees. Each call makes a new request.
    ///
    /// - Throws: ``EmployeesError``, or `CancellationError` if the caller was cancelled.
    func employees() async throws -> EmployeeList
}
