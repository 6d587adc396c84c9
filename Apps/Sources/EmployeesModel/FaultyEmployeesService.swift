public import BelvedereCore
public import EmployeesService
internal import HTTPService

/// A service that goes wrong for one session when its switch says so: late, failing, offline, or answering with garbage.
nonisolated public struct FaultyEmployeesService: EmployeesService {
    private let service: any EmployeesService
    private let faults: FaultSwitch
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - service: what answers while nothing is wrong.
    ///   - faults: says what goes wrong.
    ///   - clock: what a slow service waits by.
    public init(_ service: any EmployeesService, faults: FaultSwitch, clock: any Clock<Duration>) {
        self.service = service
        self.faults = faults
        self.clock = clock
    }

    public func employees() async throws -> EmployeeList {
        try await faults.perform(by: clock, failing: Self.error) { try await service.employees() }
    }

    private static func error(of fault: ServiceFault) -> any Error {
        switch fault {
        case .slow, .failing: EmployeesError.unexpectedStatus(503)
        case .offline: EmployeesError.noAnswer(.unreachable(host: EmployeesErrorTexts.service))
        case .garbage: EmployeesError.garbage
        }
    }
}
