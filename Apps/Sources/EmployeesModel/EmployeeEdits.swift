public import EmployeesService
public import Foundation

/// What editors have changed since the process began. The service itself takes no changes, so they are kept beside its list.
nonisolated public struct EmployeeEdits: Sendable, Hashable {
    private var removed: Set<Int> = []
    private var salaries: [Int: Decimal] = [:]

    public init() {}

    /// Takes somebody off the list.
    public mutating func remove(_ id: Int) { removed.insert(id) }

    /// Puts somebody back on the list.
    public mutating func restore(_ id: Int) { removed.remove(id) }

    /// Gives somebody another salary.
    public mutating func setSalary(of id: Int, to salary: Decimal) { salaries[id] = salary }

    /// The employees of the service as they are after all changes.
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
