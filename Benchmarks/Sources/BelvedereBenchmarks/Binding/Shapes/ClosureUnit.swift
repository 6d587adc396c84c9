/// U, the unit of time in the suite `shapes`: the time to update one node in ten chains of ten hand-written closures with weak references.
///
/// A time in U is nearly the same on slow and fast machines. So times that were measured on another machine can be goals on this one.
enum ClosureUnit {
    static let name = "U"

    /// The nanoseconds of one U on the machine where the goals were measured.
    static let nanosecondsOfGoals = 54.0

    /// Makes a goal from a number of U per operation.
    static func goal(_ units: Double) -> Workload.Target { Workload.Target(ratio: units, reference: name) }

    /// Makes a goal from nanoseconds per operation, as they were measured on the machine of the goals.
    static func goal(nanoseconds: Double) -> Workload.Target { goal(nanoseconds / nanosecondsOfGoals) }

    /// Adds the measurement of U to a workload, so that the goals of its other contenders can be multiples of it.
    static func add(to workload: Workload) {
        let graph = ClosureGraph(width: 10, height: 10, isWeak: true)
        workload.add(name, iterations: 20_000) { graph.run(nodes: $0) }
    }
}
