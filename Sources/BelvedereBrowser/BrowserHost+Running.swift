@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
public import Hummingbird
internal import Logging
internal import NIOCore

/// Adds routes of your own to the router of a host; see ``BrowserHost/main(hostname:port:arguments:adding:)``.
public typealias OwnRoutes = (_ router: Hummingbird.Router<BasicRequestContext>, _ host: BrowserHost) -> Void

extension BrowserHost {
    /// Starts a server that has only the pages of the apps. It runs until the process receives SIGTERM or SIGINT.
    ///
    /// This is the shortest way to a page. It is enough for a server that has only screens. The address `/` lists the apps, unless an app
    /// has this address.
    ///
    /// ```swift
    /// try await BrowserHost([.hello]).run()          // http://127.0.0.1:8080/hello
    /// ```
    ///
    /// In a debug build that the command `belvedere dev` has started, the server listens at a port of the command instead of `port`. The
    /// command keeps the public port open while the program restarts.
    ///
    /// In the main file of a program, ``main(hostname:port:arguments:adding:)`` also reads `--port` and turns an error into one sentence.
    ///
    /// Make an `Application` of your own if the server has other routes, middleware or services; see ``BrowserHost``.
    ///
    /// - Parameters:
    ///   - hostname: the address to listen on. `0.0.0.0` accepts connections from other machines. In this case, add the name of the server
    ///     to ``BrowserOptions/allowedHosts``.
    ///   - port: the port to listen on; 0 chooses a free port, which the log shows.
    ///   - addRoutes: adds routes of your own to the router, before those of the apps.
    /// - Throws: a ``ListeningError`` if the server cannot listen at this address, usually because another program uses the port.
    public func run(
        hostname: String = "127.0.0.1", port: Int = 8080, adding addRoutes: OwnRoutes = { _, _ in }
    ) async throws {
        let router = router(adding: addRoutes)
        if !core.applications.contains(where: { ["", "/"].contains($0.path) }) {
            let texts = core.options.texts
            addIndex(to: router, title: BrowserTexts.best(for: SessionEnvironment.current?.locale ?? "", of: texts).apps)
        }
        let logger = core.logger
        let applications = core.listedApplications
        let development = developmentPorts
        let address: BindAddress = development.map { .hostname("127.0.0.1", port: $0.listening) } ?? .hostname(hostname, port: port)
        let application = Application(
            router: router,
            server: server,
            configuration: .init(address: address, serverName: nil),
            onServerRunning: { channel in
                followDevelopmentCommands()
                let name = development != nil ? "127.0.0.1" : hostname.contains(":") ? "[\(hostname)]" : hostname
                let port = development?.page ?? channel.localAddress?.port ?? port
                for application in applications {
                    logger.notice("\(application.name) is at http://\(name):\(port)\(application.path)")
                }
            },
            logger: logger
        )
        try await ListeningError.naming(hostname: hostname, port: development?.listening ?? port) {
            try await application.runService()
        }
    }

    /// The router of a server that has only the pages of the apps, and routes of the developer.
    func router(adding addRoutes: OwnRoutes) -> Hummingbird.Router<BasicRequestContext> {
        let router = Router()
        addRoutes(router, self)
        self.addRoutes(to: router)
        return router
    }

    /// Begins to follow the commands of `belvedere dev`. A release build follows none.
    private func followDevelopmentCommands() {
        #if DEBUG
        let variables = Environment()
        DevelopmentCommands(registry: core.registry) { variables.get($0) }?.follow()
        #endif
    }

    /// The ports from `belvedere dev`. A release build has none: there, no variable may move the server to another port.
    private var developmentPorts: DevelopmentPorts? {
        #if DEBUG
        let variables = Environment()
        return DevelopmentPorts { variables.get($0) }
        #else
        return nil
        #endif
    }
}
