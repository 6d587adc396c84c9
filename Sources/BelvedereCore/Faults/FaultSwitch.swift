internal import BelvedereBinding

/// Makes the services of one session fail, and of no other: a person's own "Make it fail", and the inspector's.
///
/// A service that can be made to fail stands behind another that asks the switch first:
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
/// An app puts it in front where it makes its window: `FaultyPriceService(service: service, faults: context.faults, clock: clock)`.
nonisolated public final class FaultSwitch: Sendable {
    /// What goes wrong from now on; `nil` for nothing. Sessions see it as a dynamic of their own.
    public let fault: SharedDynamic<ServiceFault?>

    /// A switch with which nothing goes wrong yet.
    public init() {
        fault = SharedDynamic(nil, name: "FaultSwitch.fault")
    }

    /// Does what a service does, or what goes wrong instead.
    ///
    /// - Parameters:
    ///   - clock: what a slow service waits by.
    ///   - delay: how long a slow service takes.
    ///   - failure: the error that stands for a fault. It is not asked for a service that is only slow.
    ///   - operation: what the service does.
    /// - Returns: what `operation` returns.
    /// - Throws: what stands for the fault, what `operation` throws, or `CancellationError` while a slow service is waited for.
    public func perform<Result>(
        by clock: any Clock<Duration>,
        delay: Duration = .seconds(5),
        failing failure: (ServiceFault) -> any Error,
        _ operation: () async throws -> Result
    ) async throws -> Result {
        switch fault.value {
        case nil: break
        case .slow?: try await clock.sleep(for: delay)
        case let fault?: throw failure(fault)
        }
        return try await operation()
    }
}

extension SessionContext {
    /// Makes the services of this session fail, as far as the app lets it.
    public var faults: FaultSwitch { parts.part { FaultSwitch() } }
}
