#if BROWSER_HOST
import Belvedere
import BelvedereBrowser
import BelvedereHeadless
import Hummingbird
import Logging
import ServiceLifecycle

/// Serves an app, opens a page of it in a separate browser, and passes its player to the body.
func withBrowser<Result: Sendable>(
    on application: BelvedereApp,
    at path: String,
    _ setting: Setting,
    _ body: (BrowserPlayer) async throws -> Result
) async throws -> Result {
    let partner = BrowserPartner.shared
    let taken = BrowserPartner.lane
    let lane: Int
    if let taken { lane = taken } else { lane = await partner.takeLane() }
    do {
        let result = try await BrowserPartner.$lane.withValue(lane) {
            try await withServer(of: application, setting) { address in
                let player = BrowserPlayer(partner, lane: lane, page: await partner.newPage(), clock: setting.clock)
                try await player.open(address, path: path, application: application.path, setting)
                let result: Result
                do {
                    result = try await body(player)
                } catch {
                    try? await player.close()
                    throw error
                }
                try await player.close()
                return result
            }
        }
        if taken == nil { await partner.giveBack(lane) }
        return result
    } catch {
        if taken == nil { await partner.giveBack(lane) }
        throw error
    }
}

/// Runs a separate server for an app, on a free port.
private func withServer<Result>(
    of application: BelvedereApp, _ setting: Setting, _ body: (String) async throws -> Result
) async throws -> Result {
    var options = BrowserOptions()
    options.languages = [setting.locale]
    options.clock = setting.clock
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
    guard let port = await found.next() else {
        try await serving.value
        throw StageFault(description: "The server did not say where it is.")
    }
    let result: Result
    do {
        result = try await body("http://127.0.0.1:\(port)")
    } catch {
        await services.triggerGracefulShutdown()
        try await serving.value
        throw error
    }
    await services.triggerGracefulShutdown()
    try await serving.value
    return result
}
#endif
