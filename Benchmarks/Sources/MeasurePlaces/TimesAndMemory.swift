import Foundation

/// The times of many runs of one operation.
struct TimesAndMemory {
    private var times: [Duration] = []

    mutating func time<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try await body()
        times.append(start.duration(to: clock.now))
        return result
    }

    /// The minimum, the median and the 99th percentile, in milliseconds.
    var description: String {
        let sorted = times.sorted()
        func at(_ part: Double) -> String {
            guard !sorted.isEmpty else { return "-" }
            let index = min(Int(Double(sorted.count) * part), sorted.count - 1)
            return String(format: "%.3f", sorted[index] / .milliseconds(1))
        }
        return "min \(at(0)) ms, median \(at(0.5)) ms, p99 \(at(0.99)) ms (\(sorted.count) times)"
    }

    /// The peak memory of this process, in megabytes.
    static var peakMemory: String {
        var usage = rusage()
        // RUSAGE_SELF. Linux and macOS import it with different types.
        getrusage(.init(0), &usage)
        return String(format: "%.1f MB", Double(usage.ru_maxrss) / 1024)
    }
}
