internal import BelvedereBinding

/// A switch that makes the services of one session fail, to test how the app handles it. The inspector uses it, and so do apps with a
/// button such as "Make it fail".
///
/// Wrap a service in another one that calls the switch first:
///
/// ```swift
/// protocol PriceService: Sendable {
///     func price() async throws -> Int
/// }
/// struct PriceFailure: Error {
///     let fault: ServiceFault
/// }
/// struct FaultyPriceService: PriceService {
///     let service: any PriceService
///     let faults: FaultSwitch
///     let clock: any Clock<Duration>
///
///     func price() async throws -> Int {
///         try await faults.perform(by: clock, failing: { PriceFailure(fault: $0) }) { try await service.price() }
///     }
/// }
/// ```
///
/// The app wraps the service in the code that makes its window: `FaultyPriceService(service: service, faults: context.faults, clock:
/// clock)`.
nonisolated public final class FaultSwitch: Sendable {
    /// The simulated fault; `nil` for none. It is valid for all later calls of services. Each session reads it as a dynamic of its own.
    public let fault: SharedDynamic<ServiceFault?>

    /// A switch without a fault.
    package init() {
        fault = SharedDynamic(nil, name: "FaultSwitch.fault")
    }

    /// Performs the operation of a service, or throws the current fault instead.
    ///
    /// The switch is checked before and after the operation. So a fault that is set while the service works already replaces this result.
    ///
    /// - Parameters:
    ///   - clock: the clock that measures `delay`.
    ///   - delay: the additional time for the fault ``ServiceFault/slow``.
    ///   - failure: returns the error for a fault. It is not called for a service that is only slow.
    ///   - operation: the work of the service. A fault replaces its result but does not undo its effects.
    /// - Returns: the result of `operation`.
    /// - Throws: the error for the fault, the error of `operation`, or `CancellationError` if the task is cancelled during the delay.
    public func perform<Result>(
        by clock: any Clock<Duration>,
        delay: Duration = .seconds(5),
        failing failure: (ServiceFault) -> any Error,
        _ operation: () async throws -> Result
    ) async throws -> Result {
        // Whether this call has already been delayed. It is delayed only once, even if the switch is set to slow several times.
        var isLate = false
        try await follow(&isLate, by: clock, delay: delay, failing: failure)
        let answer: Swift.Result<Result, any Error>
        do { answer = .success(try await operation()) } catch { answer = .failure(error) }
        // If the task was cancelled, return the result of the operation without a delay.
        if !Task.isCancelled { try await follow(&isLate, by: clock, delay: delay, failing: failure) }
        return try answer.get()
    }

    private func follow(
        _ isLate: inout Bool, by clock: any Clock<Duration>, delay: Duration, failing failure: (ServiceFault) -> any Error
    ) async throws {
        if fault.value == .slow, !isLate {
            isLate = true
            try await clock.sleep(for: delay)
        }
        if let fault = fault.value, fault != .slow { throw failure(fault) }
    }
}

extension SessionContext {
    /// The switch that makes the services of this session fail, if the app uses it.
    public var faults: FaultSwitch { parts.part { FaultSwitch() } }

    /// The switch, if the app has asked for it; `nil` if none of its services can be made to fail.
    package var usedFaults: FaultSwitch? { parts.existing(FaultSwitch.self) }
}
