import BelvedereBinding

/// One of the eight shapes of the benchmark of kairo. One operation is one iteration: some sets of the source, after each of
/// which the result is read and compared.
struct KairoShape {
    /// What a contender needs to be run.
    struct Graph {
        /// One iteration. Gives the number of wrong values.
        let iterate: () -> Int
        /// What has to live as long as the graph.
        let kept: [AnyObject]
    }

    let name: String
    /// Microseconds per iteration on the machine of the goals.
    let goal: Double
    let makeDerived: () -> Graph
    /// The same by hand, in the order that a program without a library has to know; `nil` where it is no comparison.
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

    /// Sets a source to each number in turn, and counts how often the result is not what it should be.
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
