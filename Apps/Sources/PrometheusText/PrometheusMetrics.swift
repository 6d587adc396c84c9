public import CoreMetrics
internal import Synchronization

/// Stores the metrics of a process and writes them in the text format of Prometheus, a monitoring program.
///
/// It is a backend of swift-metrics: pass it to the metrics system once, before the first measurement, and return ``text`` from a route of
/// your server.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// router.get("/metrics") { _, _ in metrics.text }
/// ```
///
/// Counters of swift-metrics become Prometheus counters, meters become gauges, and timers and recorders become histograms. Timers are in
/// seconds, and their names end with `_seconds`. See "Exposition formats" in the documentation of Prometheus, version 0.0.4.
public final class PrometheusMetrics: MetricsFactory, Sendable {
    private struct Series: Hashable, Comparable {
        let name: String
        let labels: String

        init(_ label: String, _ dimensions: [(String, String)]) {
            name = PrometheusText.name(label)
            labels = dimensions.map { "\(PrometheusText.name($0.0))=\"\(PrometheusText.escaped($0.1))\"" }.joined(separator: ",")
        }

        static func < (left: Series, right: Series) -> Bool {
            (left.name, left.labels) < (right.name, right.labels)
        }
    }

    private let series = Mutex<[Series: any PrometheusSeries]>([:])

    public init() {}

    /// The current values of all metrics, in the text format of Prometheus.
    ///
    /// - Complexity: O(*n* log *n*) in the number of series.
    public var text: String {
        let all = series.withLock { $0 }.sorted { $0.key < $1.key }
        var lines: [String] = []
        var last: String?
        for (series, values) in all {
            if series.name != last { lines.append("# TYPE \(series.name) \(values.type)") }
            last = series.name
            lines += values.lines(series.name, series.labels)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func series<Values: PrometheusSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Values
    ) -> Values {
        series.withLock { series in
            let name = Series(label, dimensions)
            // If another metric has the same name but is of another kind, this one is counted but not written, because the text would be
            // invalid.
            if let known = series[name] { return known as? Values ?? make() }
            let new = make()
            series[name] = new
            return new
        }
    }

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions) { PrometheusCounter() }
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions) { PrometheusGauge() }
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        // A recorder without aggregation keeps only its last value, so it becomes a gauge.
        if !aggregate { return series(label, dimensions) { PrometheusGauge() } }
        return series(label, dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.counts) }
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label + "_seconds", dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.seconds) }
    }

    // Keep the counter: if it is created again, it continues from its old value, as Prometheus expects.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
