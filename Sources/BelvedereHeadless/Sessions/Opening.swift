@_spi(Hosting) internal import Belvedere

/// Opens an app for one test, runs the test and closes the app.
struct Opening {
    let application: BelvedereApp
    let path: String
    let setting: Setting
    let reporter: FailureReporter
    let site: CallSite

    init(_ application: BelvedereApp, _ path: String, _ setting: Setting, _ reporter: FailureReporter, _ site: CallSite) {
        self.application = application
        self.path = path
        self.setting = setting
        self.reporter = reporter
        self.site = site
    }

    func runAtOnce<Result>(in context: SessionContext, _ body: (Driver) throws -> Result) rethrows -> Result {
        defer { context.close() }
        let driver = makeDriver(in: context)
        let result = try body(driver)
        finish(driver)
        return result
    }

    func run<Result>(in context: SessionContext, _ body: (Driver) async throws -> Result) async rethrows -> Result {
        let driver = makeDriver(in: context)
        let result: Result
        do {
            result = try await body(driver)
        } catch {
            context.close()
            throw error
        }
        if driver.begin() { await driver.rest() }
        finish(driver)
        context.close()
        // Let cancelled work end, so that its objects are released.
        await settle()
        return result
    }

    /// Reports objects that were not released with the app (leaks). Called after the window has been released.
    func reportLeaks(in context: SessionContext) {
        guard let detector = context.leakDetector, context.runningWork == 0 else { return }
        for leak in detector.leaks(remaining: []) { reporter.record(Failure(message: leak.description, site: site)) }
    }

    private func makeDriver(in context: SessionContext) -> Driver {
        let host = HeadlessHost(
            application, at: path, in: context, viewport: setting.viewport, device: setting.device,
            descriptions: setting.descriptions, tampering: setting.tampering
        )
        return Driver(
            host,
            clock: setting.clock,
            reporter: reporter,
            isExhaustive: setting.isExhaustive,
            fileID: site.fileID,
            filePath: site.filePath,
            line: site.line
        )
    }

    private func finish(_ driver: Driver) {
        driver.finish(fileID: site.fileID, filePath: site.filePath, line: site.line)
    }
}
