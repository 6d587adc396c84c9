/// One step of a change: a dynamic was set, computed, or its listeners were called; and the cause.
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
}
