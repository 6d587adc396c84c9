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
        case setsWhatItReads
        /// With the number of values that waited for each other.
        case tooDeep(Int)
    }

    private let kind: Kind
    /// The dynamics concerned, by the names they were given.
    public let dynamics: [String]

    init(_ kind: Kind, dynamics: [String]) {
        self.kind = kind
        self.dynamics = dynamics
    }

    /// A short, stable form: `endless-change`, `self-reference`, `sets-what-it-reads` or `too-deep`.
    public var code: String {
        switch kind {
        case .endlessChange: "endless-change"
        case .selfReference: "self-reference"
        case .setsWhatItReads: "sets-what-it-reads"
        case .tooDeep: "too-deep"
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
                A derived value needs itself to be computed: \(names). It keeps the value it had before; one that never \
                had a value reads as nothing. Look for the closure that reads, perhaps by way of other derived values, \
                the one it computes.
                """
        case .setsWhatItReads:
            return """
                The computation of a derived value set a value that it had read: \(names). It was computed again, until \
                it changed nothing any more. Let the computation only read, and set the value where something happens: \
                in a listener or in a function of the view model.
                """
        case .tooDeep(let depth):
            return """
                Derived values that had never been computed read each other \(depth) deep, which is as deep as the stack \
                of this thread allows. The innermost: \(names). What was computed from them is not to be trusted. Read \
                or bind each value once when it is made, or name the sources with map and combine: then no depth is too \
                great.
                """
        }
    }
}
