import CAllocationCount

/// The same work done by several contenders, whose rounds take turns, so that a machine that is slow for a while is slow
/// for all of them.
final class Workload {
    /// One way of doing the work.
    struct Contender {
        let name: String
        /// The most that this contender may take, as a multiple of the time of another; `nil` if it is only shown.
        let target: Target?
        let iterations: Int
        let run: (Int) -> Void
    }

    /// What a contender is held to.
    struct Target {
        let ratio: Double
        let reference: String
    }

    let name: String
    private(set) var contenders: [Contender] = []

    init(_ name: String) { self.name = name }

    /// Adds a contender.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - iterations: How many operations a round has.
    ///   - target: What it is held to.
    ///   - run: Does that many operations.
    func add(_ name: String, iterations: Int, target: Target? = nil, _ run: @escaping (Int) -> Void) {
        contenders.append(Contender(name: name, target: target, iterations: iterations, run: run))
    }

    /// Measures the contenders, or those whose name contains what is asked for. Each turn begins with one operation that is not timed.
    func measure(rounds: Int, contender chosen: String? = nil) -> [(Contender, Measurement)] {
        let contenders = contenders.filter { contender in chosen.map { contender.name.contains($0) } ?? true }
        var times = contenders.map { _ in [Double]() }
        var allocations = contenders.map { _ in 0.0 }
        for contender in contenders { contender.run(max(1, contender.iterations / 4)) }
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                // The others have filled the caches with their own memory. That is not measured.
                contender.run(1)
                let allocationsBefore = allocation_count()
                let before = thread_nanoseconds()
                contender.run(contender.iterations)
                let after = thread_nanoseconds()
                allocations[index] = Double(allocation_count() - allocationsBefore) / Double(contender.iterations)
                times[index].append(Double(after - before) / Double(contender.iterations))
            }
        }
        return contenders.enumerated().map { index, contender in
            (contender, Measurement(rounds: times[index].sorted(), allocationsPerOperation: allocations[index]))
        }
    }
}
