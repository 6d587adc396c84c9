public import EmployeesService
public import Foundation

/// The changes that editors have made since the process started. The service is read-only, so these changes are stored here and applied to
/// each list of the service.
nonisolated public struct EmployeeEdits: Sendable, Hashable {
    private var removed: Set<Int> = []
    private var salaries: [Int: Decimal] = [:]

    public init() {}

    /// Removes an employee from the list.
    public mutating func remove(_ id: Int) { removed.insert(id) }

    /// Restores a removed employee.
    public mutating func restore(_ id: Int) { removed.remove(id) }

    /// Changes an employee's salary.
    public mutating func setSalary(of id: Int, to salary: Decimal) { salaries[id] = salary }

    /// Returns the employees of the service with all changes of the editors applied.
    ///
    /// - Complexity: linear in the number of employees.
    public func applied(to employees: [Employee]) -> [Employee] {
        if removed.isEmpty, salaries.isEmpty { return employees }
        return employees.filter { !removed.contains($0.id) }.map { employee in
            guard let salary = salaries[employee.id] else { return employee }
            return Employee(id: employee.id, name: employee.name, salary: salary, age: employee.age)
        }
    }
}
