internal import CoreMetrics
internal import Synchronization

/// A Prometheus histogram. For each of some upper bounds, it counts how many values were not larger.
final class PrometheusHistogram: PrometheusSeries, RecorderHandler, TimerHandler {
    private struct State {
        var counts: [Int64]
        var sum = 0.0
    }

    /// The upper bounds for durations: from a tenth of a millisecond to ten seconds.
    static let seconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    /// The upper bounds for counts: from one to a million.
    static let counts = [1.0, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000]

    private let bounds: [Double]
    private let state: Mutex<State>

    init(bounds: [Double]) {
        self.bounds = bounds
        state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    var type: String { "histogram" }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }

    func record(_ value: Double) {
        let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
        state.withLock { state in
            state.counts[bucket] += 1
            state.sum += value
        }
    }

    func lines(_ name: String, _ labels: String) -> [String] {
        let state = state.withLock { $0 }
        var sum: Int64 = 0
        var lines: [String] = []
        for (bound, count) in zip(bounds + [.infinity], state.counts) {
            sum += count
            let bucket = "le=\"\(PrometheusText.number(bound))\""
            lines.append(PrometheusText.line(name + "_bucket", labels.isEmpty ? bucket : labels + "," + bucket, String(sum)))
        }
        lines.append(PrometheusText.line(name + "_sum", labels, PrometheusText.number(state.sum)))
        lines.append(PrometheusText.line(name + "_count", labels, String(sum)))
        return lines
    }
}
