internal import Tracing

/// Records the host's work as spans of swift-distributed-tracing, with the tracer of the process. Without a tracer a span costs one
/// comparison.
struct BrowserTracing: Sendable {
    private let tracer: (any Tracer)?

    /// - Parameter tracer: makes the spans. Only tests pass a tracer of their own.
    init(tracer: any Tracer = InstrumentationSystem.tracer) {
        self.tracer = tracer is NoOpTracer ? nil : tracer
    }

    /// Runs `body` in a span. The span covers the work that `body` does itself. Work that `body` launches belongs to the span too.
    ///
    /// - Parameters:
    ///   - name: the name of the work.
    ///   - application: the path of the app. The span has no other attribute, so it contains no personal data.
    func span<Result>(_ name: String, of application: String, _ body: () throws -> Result) rethrows -> Result {
        guard let tracer else { return try body() }
        return try tracer.withAnySpan(name, ofKind: .server) { span in
            span.attributes["belvedere.app"] = application
            return try body()
        }
    }

    /// Runs asynchronous work in a span.
    func span<Result>(_ name: String, of application: String, _ body: () async throws -> Result) async rethrows -> Result {
        guard let tracer else { return try await body() }
        return try await tracer.withAnySpan(name, ofKind: .server) { span in
            span.attributes["belvedere.app"] = application
            return try await body()
        }
    }
}
