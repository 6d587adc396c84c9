public import CoreMetrics
internal import Synchronization

/// Keeps what a process counts and measures, and writes it as Prometheus reads it.
///
/// It is a backend of swift-metrics: give it to the metrics system once, before anything is measured, and write ``text`` on a route
/// of your own.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// router.get("/metrics") { _, _ in metrics.text }
/// ```
///
/// Counters are counters, meters are gauges. Timers and recorders are histograms; timers are in seconds and their names end with
/// `_seconds`. See "Exposition formats" in the documentation of Prometheus, version 0.0.4.
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

    /// All that was measured so far, as text.
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
            // What has the name of something else is counted for itself and not written, so that the text stays readable.
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
        // One that keeps the last value alone is a gauge.
        if !aggregate { return series(label, dimensions) { PrometheusGauge() } }
        return series(label, dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.counts) }
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label + "_seconds", dimensions) { PrometheusHistogram(bounds: PrometheusHistogram.seconds) }
    }

    // A counter goes on from where it was when it is made again, so nothing is taken out.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
