/// One step of a change: a dynamic was set or computed, or its listeners were called. The step also names its cause, if a listener caused
/// it.
///
/// ```swift
/// let count = Dynamic(0, name: "count")
/// let steps = BindingTrace.record { count.value = 1 }
/// print(steps)                                            // [count was set]
/// ```
public struct BindingTrace: Sendable, Equatable, CustomStringConvertible {
    /// The kind of a step.
    public enum Kind: String, Sendable {
        /// The value was set to a different value.
        case set = "was set"
        /// The value was computed.
        case computed = "was computed"
        /// The listeners were called.
        case announced = "was announced"
    }

    /// The kind of this step.
    public let kind: Kind
    /// The name of the dynamic.
    public let dynamic: String
    /// The name of the dynamic whose listener caused this step; `nil` if no listener was being called at the time.
    public let cause: String?

    /// A line for a log.
    public var description: String { "\(dynamic) \(kind.rawValue)" + (cause.map { " by a listener of \($0)" } ?? "") }
}
