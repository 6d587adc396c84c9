import BelvedereBinding

/// One of the eight graphs of the benchmark of kairo. One operation is one iteration: the source is assigned some times. After each
/// assignment the result is compared with the expected value.
struct KairoShape {
    /// The closure and the objects for the measurement of one contender.
    struct Graph {
        /// Runs one iteration. Returns the number of wrong values.
        let iterate: () -> Int
        /// The objects to keep as long as the graph is in use.
        let kept: [AnyObject]
    }

    let name: String
    /// The goal in microseconds per iteration, as measured on the machine of the goals.
    let goal: Double
    let makeDerived: () -> Graph
    /// Makes the same graph from hand-written closures, which are called in the right order; `nil` if that would not be comparable.
    var makeClosures: (() -> Graph)?
    var makeOpenCombine: (() -> Graph)?

    func workload() -> Workload {
        let workload = Workload(name)
        ClosureUnit.add(to: workload)
        if let makeClosures { add(makeClosures(), to: workload, "closures, by hand", target: nil) }
        add(makeDerived(), to: workload, "Belvedere, Derived", target: ClosureUnit.goal(nanoseconds: goal * 1000))
        if let makeOpenCombine { add(makeOpenCombine(), to: workload, "OpenCombine", target: nil) }
        return workload
    }

    private func add(_ graph: Graph, to workload: Workload, _ name: String, target: Workload.Target?) {
        workload.add(name, iterations: max(2, Int(2000 / goal)), target: target) { iterations in
            var wrong = 0
            for _ in 0..<iterations { wrong += graph.iterate() }
            precondition(wrong == 0, "\(wrong) values were wrong.")
            withExtendedLifetime(graph.kept) {}
        }
    }

    /// Assigns each of these numbers to a source, one after the other, and counts the wrong results.
    static func sets(
        _ numbers: Range<Int>,
        _ set: @escaping (Int) -> Void,
        _ result: @escaping () -> Int,
        expected: @escaping (Int) -> Int
    ) -> () -> Int {
        {
            var wrong = 0
            for number in numbers {
                set(number)
                if result() != expected(number) { wrong += 1 }
            }
            return wrong
        }
    }
}
