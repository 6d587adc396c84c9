public import BelvedereCore

/// A service that goes wrong for one session when its switch says so.
nonisolated public struct FaultyDoggyService: DoggyService {
    /// The doggies did not come.
    private struct Failure: Error {
        let fault: ServiceFault
    }

    private let service: any DoggyService
    private let faults: FaultSwitch
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - service: what answers while nothing is wrong.
    ///   - faults: says what goes wrong.
    ///   - clock: what a slow service waits by.
    public init(_ service: any DoggyService, faults: FaultSwitch, clock: any Clock<Duration>) {
        self.service = service
        self.faults = faults
        self.clock = clock
    }

    public func deliverDoggies() async throws -> [Dog] {
        try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { try await service.deliverDoggies() }
    }
}
