internal import CoreMetrics
internal import Synchronization

/// A Prometheus gauge, whose value can become larger and smaller.
final class PrometheusGauge: PrometheusSeries, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    var type: String { "gauge" }

    func set(_ value: Int64) { self.value.withLock { $0 = Double(value) } }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }

    func lines(_ name: String, _ labels: String) -> [String] {
        [PrometheusText.line(name, labels, PrometheusText.number(value.withLock { $0 }))]
    }
}
