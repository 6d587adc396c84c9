/// The employees that the service has sent, in its own order. Each employee number appears only once.
public struct EmployeeList: Sendable, Hashable {
    /// The employees in the order of the response.
    public let employees: [Employee]
    /// The number of rows that were left out, because they were unreadable or had the number of an earlier row. A screen may report this
    /// number. Such rows never prevent the others from being shown.
    public let omittedRows: Int

    public init(employees: [Employee], omittedRows: Int = 0) {
        var seen: Set<Int> = []
        self.employees = employees.filter { seen.insert($0.id).inserted }
        self.omittedRows = omittedRows + employees.count - self.employees.count
    }
}
