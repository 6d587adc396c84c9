public import EmployeesService

/// The formatted texts of one employee's row in the list.
nonisolated public struct EmployeeRow: Sendable, Hashable, Identifiable {
    public let id: Int
    public let name: String
    public let number: String
    public let salary: String
    public let age: String
    /// The texts for a table. They contain only the values, such as "34", and not "34 years old".
    public let cells: Cells

    /// The texts of one row in the table. The column headings say what the values are.
    nonisolated public struct Cells: Sendable, Hashable {
        public let number: String
        public let salary: String
        public let age: String
    }

    /// The texts in which a search looks: the shown texts, and the numbers without group separators.
    let searched: [String]

    public init(_ employee: Employee, texts: EmployeesFormatter) {
        id = employee.id
        name = employee.name.isEmpty ? EmployeesTexts.nameless : employee.name
        let figure = texts.figure(employee.id)
        number = EmployeesTexts.number(figure)
        salary = texts.salaryInRow(employee.salary)
        age = texts.ageInRow(employee.age)
        cells = Cells(number: figure, salary: texts.salary(employee.salary), age: texts.age(employee.age))
        searched = [name, number, "\(employee.id)", figure, cells.salary, cells.age] + (employee.salary.map { ["\($0)"] } ?? [])
    }
}
