/// What the service answered: its employees in its own order, each number once.
public struct EmployeeList: Sendable, Hashable {
    /// The employees in the order of the answer.
    public let employees: [Employee]
    /// How many rows could not be read or repeated a number that had been there before. A screen may say that they are
    /// left out; they never make the other rows disappear.
    public let omittedRows: Int

    public init(employees: [Employee], omittedRows: Int = 0) {
        var seen: Set<Int> = []
        self.employees = employees.filter { seen.insert($0.id).inserted }
        self.omittedRows = omittedRows + employees.count - self.employees.count
    }
}
