public import BelvedereCore
public import EmployeesService
internal import HTTPService

/// A service that is slow, fails, is offline or returns unreadable data for a session while the session's fault switch says so.
nonisolated public struct FaultyEmployeesService: EmployeesService {
    private let service: any EmployeesService
    private let faults: FaultSwitch
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - service: the real service, which is called while no fault is chosen.
    ///   - faults: the session's switch by which the person chooses a fault.
    ///   - clock: the clock that measures the delay of a slow service.
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
