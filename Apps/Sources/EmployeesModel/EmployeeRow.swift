public import EmployeesService

/// One employee as a list shows it: all text, nothing left to format.
nonisolated public struct EmployeeRow: Sendable, Hashable, Identifiable {
    public let id: Int
    public let name: String
    public let number: String
    public let salary: String
    public let age: String

    public init(_ employee: Employee, texts: EmployeesTexts) {
        id = employee.id
        name = employee.name.isEmpty ? texts.nameless : employee.name
        number = texts.number(employee.id)
        salary = texts.salaryInRow(employee.salary)
        age = texts.ageInRow(employee.age)
    }
}
