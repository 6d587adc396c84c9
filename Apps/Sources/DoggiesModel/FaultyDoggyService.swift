public import BelvedereCore

/// A service that fails or becomes slow for a session while the session's fault switch says so.
nonisolated public struct FaultyDoggyService: DoggyService {
    /// The error of a delivery that failed because the fault switch demands it.
    private struct Failure: Error {
        let fault: ServiceFault
    }

    private let service: any DoggyService
    private let faults: FaultSwitch
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - service: the service that delivers while no fault is set.
    ///   - faults: the switch that sets the fault.
    ///   - clock: the clock that measures the delay of a slow service.
    public init(_ service: any DoggyService, faults: FaultSwitch, clock: any Clock<Duration>) {
        self.service = service
        self.faults = faults
        self.clock = clock
    }

    public func deliverDoggies() async throws -> [Dog] {
        try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { try await service.deliverDoggies() }
    }
}
