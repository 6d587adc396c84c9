internal import CoreMetrics
internal import Hummingbird
internal import PrometheusText

extension PrometheusMetrics {
    /// Creates the metrics of the whole process, and collects them from now on. Call it at most once.
    static func collecting() -> PrometheusMetrics {
        let metrics = PrometheusMetrics()
        MetricsSystem.bootstrap(metrics)
        return metrics
    }

    /// Adds the route `/metrics`, from which a Prometheus server (a monitoring program) reads the metrics.
    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>) {
        router.get("/metrics") { [self] _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(string: text))
            )
        }
    }
}
