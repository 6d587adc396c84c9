/// One thing that bindings did: who was set, who was computed, whose listeners were called, and because of whom.
///
/// ```swift
/// let count = Dynamic(0, name: "count")
/// let steps = BindingTrace.record { count.value = 1 }
/// print(steps)                                            // [count was set]
/// ```
public struct BindingTrace: Sendable, Equatable, CustomStringConvertible {
    /// What was done.
    public enum Kind: String, Sendable {
        /// The value was set, to another than it had.
        case set = "was set"
        /// The value was computed.
        case computed = "was computed"
        /// The listeners were called.
        case told = "was told"
    }

    /// What was done.
    public let kind: Kind
    /// With which dynamic, by its name.
    public let dynamic: String
    /// The dynamic whose listener was being called at the time; `nil` if none was.
    public let cause: String?

    /// A line for a log.
    public var description: String { "\(dynamic) \(kind.rawValue)" + (cause.map { " by a listener of \($0)" } ?? "") }

    /// Runs `body` and gives what the bindings did meanwhile, on this thread.
    public static func record<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> [BindingTrace] {
        var steps: [BindingTrace] = []
        try withHandler({ steps.append($0) }, body)
        return steps
    }

    /// Runs `body` and tells `handler` what the bindings do meanwhile, on this thread.
    public static func withHandler<Result, Failure: Error>(
        _ handler: @escaping (BindingTrace) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.takeUnretainedValue()
        let outer = propagation.traceHandler
        propagation.setTraceHandler(handler)
        defer { propagation.setTraceHandler(outer) }
        return try body()
    }
}
