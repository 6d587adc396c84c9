/// Something that an author's code has asked of the bindings and that cannot be done: what, and to which dynamics.
///
/// Reports are not errors, because the code that causes them is a setter or a getter far away from the mistake. They go
/// to a handler: by default they are printed to standard error, in release builds too; the program goes on.
///
/// ```swift
/// BindingReport.withHandler({ print($0.code) }) {
///     // whatever is reported here is printed
/// }
/// ```
public struct BindingReport: Sendable, Equatable, CustomStringConvertible {
    enum Kind: Equatable {
        /// With the number of rounds after which the change was cut off.
        case endlessChange(Int)
        case selfReference
    }

    private let kind: Kind
    /// The dynamics concerned, by the names they were given.
    public let dynamics: [String]

    init(_ kind: Kind, dynamics: [String]) {
        self.kind = kind
        self.dynamics = dynamics
    }

    /// A short, stable form: `endless-change` or `self-reference`.
    public var code: String {
        switch kind {
        case .endlessChange: "endless-change"
        case .selfReference: "self-reference"
        }
    }

    /// What happened, what was done about it, and how to mend it.
    public var description: String {
        let names = dynamics.joined(separator: ", ")
        switch kind {
        case .endlessChange(let rounds):
            return """
                Listeners went on setting values that made listeners set values, more than \
                \(rounds) times for one change. The change was cut off there, so some listeners may \
                not have seen the last value. The dynamics in the circle: \(names). Let one of the listeners set its \
                value only when it differs from what it should be, or use twoWayBind, which does.
                """
        case .selfReference:
            return """
                A derived value needs itself to be computed: \(names). The value it had before was used instead. Look for \
                the closure that reads, perhaps by way of other derived values, the one it computes.
                """
        }
    }
}
