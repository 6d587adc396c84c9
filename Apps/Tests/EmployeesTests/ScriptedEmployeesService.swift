import BelvedereTesting
import EmployeesService
import Foundation
import Synchronization

/// A service that answers with the steps of a test, one for each request. The last step repeats.
final class ScriptedEmployeesService: EmployeesService {
    struct Step: Sendable {
        var pause: Duration?
        var result: Result<EmployeeList, EmployeesError>

        static func list(_ employees: [Employee], omitted: Int = 0) -> Step {
            Step(result: .success(EmployeeList(employees: employees, omittedRows: omitted)))
        }
        static func failure(_ error: EmployeesError) -> Step { Step(result: .failure(error)) }
        func after(_ pause: Duration) -> Step { Step(pause: pause, result: result) }
    }

    private let clock: TestClock
    private let state: Mutex<(steps: [Step], questions: Int)>

    init(_ steps: [Step], clock: TestClock = TestClock()) {
        self.clock = clock
        state = Mutex((steps, 0))
    }

    /// The number of requests.
    var questions: Int { state.withLock { $0.questions } }

    func employees() async throws -> EmployeeList {
        let step = state.withLock { state in
            state.questions += 1
            return state.steps.count > 1 ? state.steps.removeFirst() : state.steps[0]
        }
        if let pause = step.pause { try await clock.sleep(for: pause) }
        return try step.result.get()
    }
}

extension [Employee] {
    static var three: [Employee] {
        [
            Employee(id: 3, name: "Ashton Cox", salary: 86000, age: 66),
            Employee(id: 1, name: "Tiger Nixon", salary: 320800, age: 61),
            Employee(id: 2, name: "Garrett Winters", salary: nil, age: 63),
        ]
    }
}
