internal import CoreMetrics
internal import Synchronization

/// A Prometheus counter, whose value never becomes smaller.
final class PrometheusCounter: PrometheusSeries, CounterHandler {
    private let value = Atomic<Int64>(0)

    var type: String { "counter" }

    func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
    func reset() { value.store(0, ordering: .relaxed) }

    func lines(_ name: String, _ labels: String) -> [String] {
        [PrometheusText.line(name, labels, String(value.load(ordering: .relaxed)))]
    }
}
