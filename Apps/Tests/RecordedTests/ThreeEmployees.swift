import Employees
import EmployeesService
import Foundation

/// A service with three people.
struct ThreeEmployees: EmployeesService {
    func employees() async throws -> EmployeeList {
        EmployeeList(
            employees: [
                Employee(id: 3, name: "Ashton Cox", salary: 86000, age: 66), Employee(id: 1, name: "Tiger Nixon", salary: 320_800, age: 61),
                Employee(id: 2, name: "Garrett Winters", salary: 170_750, age: 63),
            ], omittedRows: 0)
    }
}

extension LastGoodList {
    /// A list that was read at a fixed time.
    static var atNoon: LastGoodList { LastGoodList(now: { Date(timeIntervalSince1970: 1_790_000_000) }) }
}
