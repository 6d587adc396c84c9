/// A report of a mistake in the use of bindings, such as a value that is computed from itself. The report contains the names of the
/// dynamics concerned.
///
/// The kit does not throw the report as an error, because it finds the mistake in a setter or a getter far away from the code with the
/// mistake. It sends the report to a handler instead. The default handler prints them to standard error, in release builds too. The program
/// continues.
///
/// ```swift
/// BindingReport.withHandler({ print($0.code) }) {
///     // whatever is reported here is printed
/// }
/// ```
public struct BindingReport: Sendable, Equatable, CustomStringConvertible {
    enum Kind: Equatable {
        /// Listeners set values that call each other's listeners without end. The number says after how many rounds the kit stopped the
        /// change; in each round, a listener sets a value because of the round before.
        case endlessChange(Int)
        case selfReference
        case setsWhatItReads
        /// Computations read each other more deeply than the stack allows. The number says how many values waited for each other.
        case tooDeep(Int)
    }

    private let kind: Kind
    /// The names of the dynamics concerned.
    public let dynamics: [String]

    init(_ kind: Kind, dynamics: [String]) {
        self.kind = kind
        self.dynamics = dynamics
    }

    /// A short, stable name: `endless-change`, `self-reference`, `sets-what-it-reads` or `too-deep`.
    public var code: String {
        switch kind {
        case .endlessChange: "endless-change"
        case .selfReference: "self-reference"
        case .setsWhatItReads: "sets-what-it-reads"
        case .tooDeep: "too-deep"
        }
    }

    /// A text for the developer: the mistake, the reaction of the kit, and the way to fix the mistake.
    public var description: String {
        let names = dynamics.joined(separator: ", ")
        switch kind {
        case .endlessChange(let rounds):
            return """
                Listeners set values, which made listeners set values again, more than \(rounds) times for one change. The change was \
                stopped there, so some listeners may not have received the last value. The dynamics in the circle: \(names). Let one of \
                the listeners set its value only if the new value differs, or use twoWayBind, which does this.
                """
        case .selfReference:
            return """
                A derived value depends on itself: \(names). It keeps its earlier value; without one it reads as empty. Look for the \
                closure that reads its own derived value, directly or through other derived values.
                """
        case .setsWhatItReads:
            return """
                The computation of a derived value set a value that it had read: \(names). It was repeated until nothing changed. Let \
                the computation only read, and set the value in a listener or in a function of the view model.
                """
        case .tooDeep(let depth):
            return """
                Derived values that had never been computed read each other \(depth) deep, which is the limit of this thread's stack. \
                The innermost: \(names). Values computed from them may be wrong. Read or bind each value once when it is made, or name \
                the sources with map and combine. Then the depth has no limit.
                """
        }
    }
}
