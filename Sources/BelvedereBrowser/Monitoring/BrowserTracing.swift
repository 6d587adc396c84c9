internal import Tracing

/// Spans of what the host does, through whatever tracer the process has. Without one they cost a comparison.
struct BrowserTracing: Sendable {
    private let tracer: (any Tracer)?

    /// - Parameter tracer: makes the spans; that of the process unless a test has its own.
    init(tracer: any Tracer = InstrumentationSystem.tracer) {
        self.tracer = tracer is NoOpTracer ? nil : tracer
    }

    /// Runs `body` in a span. What `body` does within its turn belongs to the span, and so does the work that it launches.
    ///
    /// - Parameters:
    ///   - name: what is done.
    ///   - application: the path of the app. Nothing else is told, so no span has anything of a person.
    func span<Result>(_ name: String, of application: String, _ body: () throws -> Result) rethrows -> Result {
        guard let tracer else { return try body() }
        return try tracer.withAnySpan(name, ofKind: .server) { span in
            span.attributes["belvedere.app"] = application
            return try body()
        }
    }

    /// The same for what waits.
    func span<Result>(_ name: String, of application: String, _ body: () async throws -> Result) async rethrows -> Result {
        guard let tracer else { return try await body() }
        return try await tracer.withAnySpan(name, ofKind: .server) { span in
            span.attributes["belvedere.app"] = application
            return try await body()
        }
    }
}
