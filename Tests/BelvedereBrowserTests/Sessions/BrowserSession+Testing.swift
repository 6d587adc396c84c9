import Belvedere
import Logging

@testable import BelvedereBrowser

extension BrowserSession {
    /// A session of an app at `/test` that shows `makeWindow`. What it logs on purpose need not be read.
    static func opened(
        options: BrowserOptions = BrowserOptions(), quota: UploadQuota? = nil, environment: SessionEnvironment = SessionEnvironment(),
        from address: String = "test", adopting digest: String = "", tracing: BrowserTracing = BrowserTracing(),
        _ makeWindow: @escaping @Sendable (SessionContext) -> Window
    ) async -> BrowserSession {
        let session = BrowserSession(
            application: BelvedereApp("Test", path: "/test", makeWindow: makeWindow), environment: environment,
            visitor: Visitor(cookie: Secret.make(), address: address), options: options,
            quota: quota ?? UploadQuota(maximum: options.maximumUploadBytes), metrics: BrowserMetrics(), tracing: tracing
        )
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        await session.open(at: "", adopting: digest, logger: silent, budget: LogBudget())
        return session
    }
}
