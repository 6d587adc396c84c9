import BelvedereBinding

/// Rows of values, each computed from some values of the row before, as in the dynamic benchmark of Reactively. For some values, the first
/// source decides which other sources they read. One operation is one computation of a value.
struct DynamicGraphShape {
    let name: String
    let width: Int
    let rows: Int
    let sourcesPerNode: Int
    /// The share of the values that always read all their sources.
    let staticFraction: Double
    /// The share of the values of the last row that the benchmark reads. The others are never read.
    let readFraction: Double
    /// The goal in nanoseconds per computation, as measured on the machine of the goals.
    let goal: Double

    static let all = [
        DynamicGraphShape(
            name: "dynamic graph 2-10×5, lazy 80 %: one computation", width: 10, rows: 5, sourcesPerNode: 2, staticFraction: 1,
            readFraction: 0.2, goal: 62
        ),
        DynamicGraphShape(
            name: "dynamic graph 6-10×10, dynamic 25 %, lazy 80 %: one computation", width: 10, rows: 10, sourcesPerNode: 6,
            staticFraction: 0.75, readFraction: 0.2, goal: 119
        ),
        DynamicGraphShape(
            name: "dynamic graph 4-1000×12, dynamic 5 %: one computation", width: 1000, rows: 12, sourcesPerNode: 4, staticFraction: 0.95,
            readFraction: 1, goal: 207
        ),
        DynamicGraphShape(
            name: "dynamic graph 25-1000×5: one computation", width: 1000, rows: 5, sourcesPerNode: 25, staticFraction: 1, readFraction: 1,
            goal: 538
        ),
        DynamicGraphShape(
            name: "dynamic graph 3-5×500: one computation", width: 5, rows: 500, sourcesPerNode: 3, staticFraction: 1, readFraction: 1,
            goal: 88
        ),
        DynamicGraphShape(
            name: "dynamic graph 6-100×15, dynamic 50 %: one computation", width: 100, rows: 15, sourcesPerNode: 6, staticFraction: 0.5,
            readFraction: 1, goal: 182
        ),
    ]

    func workload() -> Workload {
        let workload = Workload(name)
        ClosureUnit.add(to: workload)
        let graph = DynamicGraph(self)
        let tokens = graph.leaves.map { leaf in leaf.bind { _ in } }
        workload.add("Belvedere, Derived, leaves bound", iterations: 40_000, target: ClosureUnit.goal(nanoseconds: goal)) {
            graph.run(computations: $0)
            precondition(graph.isRight, "A leaf has a wrong value.")
            withExtendedLifetime(tokens) {}
        }
        return workload
    }
}
