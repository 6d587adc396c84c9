/// The measured times of one contender in one workload.
struct Measurement {
    /// The nanoseconds of processor time per operation: one number for each round, sorted from low to high.
    let rounds: [Double]
    let allocationsPerOperation: Double

    var minimum: Double { rounds.first ?? 0 }
    var median: Double { rounds.isEmpty ? 0 : rounds[rounds.count / 2] }
    var percentile99: Double { rounds.isEmpty ? 0 : rounds[min(rounds.count - 1, rounds.count * 99 / 100)] }
}
