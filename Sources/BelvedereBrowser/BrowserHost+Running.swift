@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
internal import Hummingbird
internal import Logging
internal import NIOCore

extension BrowserHost {
    /// Serves the apps, and nothing else, until the process is told to end (SIGTERM or SIGINT).
    ///
    /// This is the shortest way to a page, and enough for a server that has only screens. The address `/` lists the apps,
    /// unless one of them lives there.
    ///
    /// ```swift
    /// try await BrowserHost([.hello]).run()          // http://127.0.0.1:8080/hello
    /// ```
    ///
    /// Make an `Application` of your own where the server has other routes, middleware or services; see ``BrowserHost``.
    ///
    /// - Parameters:
    ///   - hostname: the address to listen on. `0.0.0.0` takes connections from other machines; name the host in
    ///     ``BrowserOptions/allowedHosts`` then.
    ///   - port: the port to listen on; 0 takes a free one. The log names it.
    /// - Throws: if the server cannot listen there, above all because the port is taken.
    public func run(hostname: String = "127.0.0.1", port: Int = 8080) async throws {
        let router = Router()
        addRoutes(to: router)
        if !core.applications.contains(where: { ["", "/"].contains($0.path) }) {
            let texts = core.options.texts
            addIndex(to: router, title: BrowserTexts.best(for: SessionEnvironment.current?.locale ?? "", of: texts).apps)
        }
        let logger = core.logger
        let applications = core.listedApplications
        let application = Application(
            router: router,
            server: server,
            configuration: .init(address: .hostname(hostname, port: port), serverName: nil),
            onServerRunning: { channel in
                let name = hostname.contains(":") ? "[\(hostname)]" : hostname
                for application in applications {
                    logger.notice("\(application.name) is at http://\(name):\(channel.localAddress?.port ?? port)\(application.path)")
                }
            },
            logger: logger
        )
        try await application.runService()
    }
}
