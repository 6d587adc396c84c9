import EmployeesService
import Synchronization

/// A service that uses another service for each request. The last service repeats.
final class SwitchableEmployeesService: EmployeesService {
    private let services: Mutex<[any EmployeesService]>

    init(_ services: [any EmployeesService]) {
        self.services = Mutex(services)
    }

    func employees() async throws -> EmployeeList {
        let service = services.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        return try await service.employees()
    }
}
