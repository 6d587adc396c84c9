public import EmployeesService

/// The formatted texts of one employee's row in the table. They are only values, such as "34", because the column headings say which
/// values these are.
nonisolated public struct EmployeeRow: Sendable, Hashable, Identifiable {
    public let id: Int
    public let name: String
    public let number: String
    public let salary: String
    public let age: String

    /// The texts in which a search looks: the shown texts, and the numbers without group separators.
    let searched: [String]

    public init(_ employee: Employee, texts: EmployeesFormatter) {
        id = employee.id
        name = employee.name.isEmpty ? EmployeesTexts.nameless : employee.name
        number = texts.figure(employee.id)
        salary = texts.salary(employee.salary)
        age = texts.age(employee.age)
        searched = [name, number, texts.number(employee.id), "\(employee.id)", salary, age] + (employee.salary.map { ["\($0)"] } ?? [])
    }
}
