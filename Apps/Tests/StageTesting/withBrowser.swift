#if BROWSER_HOST
import Belvedere
import BelvedereBrowser
import BelvedereHeadless
import Hummingbird
import Logging
import ServiceLifecycle
import Testing

/// Serves an app, opens a page of it in a browser that knows nothing of others, and hands over its person.
///
/// - Parameter scenario: says what the person's device has, where the test is one of a scenario.
func withBrowser(
    on application: BelvedereApp,
    at path: String,
    _ setting: Setting,
    scenario: Scenario? = nil,
    _ location: Testing.SourceLocation,
    _ body: (Person) async throws -> Void
) async throws {
    let partner = BrowserPartner.shared
    let taken = BrowserPartner.lane
    let lane: Int
    if let taken { lane = taken } else { lane = await partner.takeLane() }
    do {
        try await BrowserPartner.$lane.withValue(lane) {
            try await withServer(of: application, setting) { address in
                let stage = BrowserStage(partner, lane: lane, page: await partner.newPage())
                await stage.open(address, path: path, application: application.path, setting, scenario, at: location)
                do {
                    try await body(Person(stage))
                } catch {
                    await stage.close(at: location)
                    throw error
                }
                await stage.close(at: location)
            }
        }
    } catch {
        if taken == nil { await partner.giveBack(lane) }
        throw error
    }
    if taken == nil { await partner.giveBack(lane) }
}

/// Runs a server of its own for an app, on a free port.
private func withServer(
    of application: BelvedereApp, _ setting: Setting, _ body: (String) async throws -> Void
) async throws {
    var options = BrowserOptions()
    options.languages = [setting.locale]
    var logger = Logger(label: "stage")
    logger.logLevel = .error
    let host = BrowserHost([application], options: options, logger: logger)
    let router = Router()
    host.addRoutes(to: router)
    let (ports, running) = AsyncStream<Int>.makeStream()
    let server = Application(
        router: router,
        server: host.server,
        configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
        onServerRunning: { channel in running.yield(channel.localAddress?.port ?? 0) },
        logger: logger
    )
    let services = ServiceGroup(configuration: .init(services: [server], logger: logger))
    let serving = Task {
        defer { running.finish() }
        try await services.run()
    }
    var found = ports.makeAsyncIterator()
    guard let port = await found.next() else { return try await serving.value }
    do {
        try await body("http://127.0.0.1:\(port)")
    } catch {
        await services.triggerGracefulShutdown()
        try await serving.value
        throw error
    }
    await services.triggerGracefulShutdown()
    try await serving.value
}
#endif
