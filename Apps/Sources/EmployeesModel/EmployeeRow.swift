public import EmployeesService

/// One employee as a list shows it: all text, nothing left to format.
nonisolated public struct EmployeeRow: Sendable, Hashable, Identifiable {
    public let id: Int
    public let name: String
    public let number: String
    public let salary: String
    public let age: String
    /// The values alone, as a table shows them.
    public let cells: Cells

    /// What stands in a row of a table, under headings that say what it is.
    nonisolated public struct Cells: Sendable, Hashable {
        public let number: String
        public let salary: String
        public let age: String
    }

    /// All that can be looked for: what is shown, and figures without marks between thousands.
    let searched: [String]

    public init(_ employee: Employee, texts: EmployeesTexts) {
        id = employee.id
        name = employee.name.isEmpty ? EmployeesWords.nameless : employee.name
        let figure = texts.figure(employee.id)
        number = EmployeesWords.number(figure)
        salary = texts.salaryInRow(employee.salary)
        age = texts.ageInRow(employee.age)
        cells = Cells(number: figure, salary: texts.salary(employee.salary), age: texts.age(employee.age))
        searched = [name, number, "\(employee.id)", figure, cells.salary, cells.age] + (employee.salary.map { ["\($0)"] } ?? [])
    }
}
