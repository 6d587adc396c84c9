import CoreMetrics
import PrometheusText
import Testing

@Suite("Metrics as Prometheus reads them")
struct PrometheusMetricsTests {
    @Test func countersAndMetersAreOneLineEach() {
        let metrics = PrometheusMetrics()
        let counter = Counter(label: "visits_total", dimensions: [("app", "hello")], factory: metrics)
        counter.increment(by: 3)
        Counter(label: "visits_total", dimensions: [("app", "a \"quoted\" \\ name\n")], factory: metrics).increment()
        let meter = Meter(label: "rooms", factory: metrics)
        meter.set(7)
        meter.decrement(by: 1.5)
        #expect(
            metrics.text == """
                # TYPE rooms gauge
                rooms 5.5
                # TYPE visits_total counter
                visits_total{app="a \\"quoted\\" \\\\ name\\n"} 1
                visits_total{app="hello"} 3

                """)
    }

    @Test func aMetricMadeTwiceIsOneSeries() {
        let metrics = PrometheusMetrics()
        for _ in 0..<2 { Counter(label: "visits_total", factory: metrics).increment() }
        #expect(metrics.text.hasSuffix("visits_total 2\n"))
        #expect(metrics.text.split(separator: "\n").count == 2)
    }

    @Test func timersAreHistogramsInSecondsWhoseBucketsAddUp() {
        let metrics = PrometheusMetrics()
        let timer = Timer(label: "latency", factory: metrics)
        for milliseconds: Int64 in [1, 2, 300, 60_000] { timer.recordMilliseconds(milliseconds) }
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "# TYPE latency_seconds histogram")
        #expect(lines.contains(#"latency_seconds_bucket{le="0.001"} 1"#))
        #expect(lines.contains(#"latency_seconds_bucket{le="0.0025"} 2"#))
        #expect(lines.contains(#"latency_seconds_bucket{le="0.5"} 3"#))
        #expect(lines.contains(#"latency_seconds_bucket{le="+Inf"} 4"#))
        #expect(lines.contains("latency_seconds_count 4"))
        #expect(lines.contains("latency_seconds_sum 60.303"))
    }

    @Test func namesBecomeNamesOfPrometheus() {
        let metrics = PrometheusMetrics()
        Counter(label: "9 lives of.a-cat", factory: metrics).increment()
        #expect(metrics.text.hasSuffix("_9_lives_of_a_cat 1\n"))
    }
}
