/// The unit U of the shapes: one node of a chain of hand-written closures, ten chains wide and ten nodes high, each of which
/// holds the next weakly.
///
/// A time in U says the same on a slow machine and on a fast one, so figures of another machine can be goals here.
enum ClosureUnit {
    static let name = "U"

    /// What U was on the machine on which the goals were measured.
    static let nanosecondsOfGoals = 54.0

    /// A goal that is a number of units per operation.
    static func goal(_ units: Double) -> Workload.Target { Workload.Target(ratio: units, reference: name) }

    /// A goal that was measured in nanoseconds per operation on the machine of the goals.
    static func goal(nanoseconds: Double) -> Workload.Target { goal(nanoseconds / nanosecondsOfGoals) }

    /// Adds the unit to a workload, whose other contenders can then be held to it.
    static func add(to workload: Workload) {
        let graph = ClosureGraph(width: 10, height: 10, isWeak: true)
        workload.add(name, iterations: 20_000) { graph.run(nodes: $0) }
    }
}
