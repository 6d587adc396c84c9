import Belvedere
import Logging

@testable import BelvedereBrowser

extension TurnScheduler {
    /// A scheduler with so many threads that tests can block some of them. All sessions have the same address.
    static let roomy = TurnScheduler(processors: 64)
}

extension BrowserSession {
    /// Makes a session of an app at `/test` whose window is `makeWindow`. Its log is discarded.
    static func opened(
        options: BrowserOptions = BrowserOptions(), quota: UploadQuota? = nil, environment: SessionEnvironment = SessionEnvironment(),
        from address: String = "test", adopting digest: String = "", isRenewal: Bool = false,
        tracing: BrowserTracing = BrowserTracing(), files: FileAddresses = FileAddresses(),
        _ makeWindow: @escaping @Sendable (SessionContext) -> Window
    ) async -> BrowserSession {
        let session = BrowserSession(
            application: BelvedereApp("Test", path: "/test", makeWindow: makeWindow), environment: environment,
            visitor: Visitor(cookie: Secret.make(), address: address), options: options,
            quota: quota ?? UploadQuota(maximum: options.maximumUploadBytes), metrics: BrowserMetrics(), tracing: tracing,
            scheduler: .roomy, files: files
        )
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        await session.open(at: "", adopting: digest, isRenewal: isRenewal, logger: silent, budget: LogBudget())
        return session
    }
}
