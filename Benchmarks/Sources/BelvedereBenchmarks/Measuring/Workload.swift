import CAllocationCount

/// The same work, done by several contenders (libraries or hand-written code). They are measured alternately, so a slow period of the
/// machine affects all of them.
final class Workload {
    /// One library or program that does the work.
    struct Contender {
        let name: String
        /// The target of the contender: its maximum time as a multiple of another contender's time. It is `nil` if the contender has none.
        let target: Target?
        let iterations: Int
        let run: (Int) -> Void
    }

    /// The limit for a contender's time.
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
    ///   - name: the name of the contender.
    ///   - iterations: The number of operations in a round.
    ///   - target: the limit for the contender's time.
    ///   - run: a closure that does the given number of operations.
    func add(_ name: String, iterations: Int, target: Target? = nil, _ run: @escaping (Int) -> Void) {
        contenders.append(Contender(name: name, target: target, iterations: iterations, run: run))
    }

    /// Measures all contenders, or those whose name contains `chosen`. Before each round, one operation runs that is not measured.
    func measure(rounds: Int, contender chosen: String? = nil) -> [(Contender, Measurement)] {
        let contenders = contenders.filter { contender in chosen.map { contender.name.contains($0) } ?? true }
        var times = contenders.map { _ in [Double]() }
        var allocations = contenders.map { _ in 0.0 }
        for contender in contenders { contender.run(max(1, contender.iterations / 4)) }
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                // Run one operation that is not measured, because the other contenders have filled the processor's caches with their own
                // data.
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
