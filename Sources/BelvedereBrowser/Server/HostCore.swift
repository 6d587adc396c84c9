@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import Logging

/// What all connections of a host share.
struct HostCore: Sendable {
    let applications: [BelvedereApp]
    let options: BrowserOptions
    let policy: RequestPolicy
    let metrics: BrowserMetrics
    let registry: SessionRegistry
    let connections: ConnectionRegistry
    let uploads: UploadQuota
    let logBudget = LogBudget()
    /// The addresses of pages beside those of the apps.
    let otherPages = ServedPaths()
    let logger: Logger

    /// No app lives at the address a page says it shows.
    struct NoSuchApplication: Error {}

    init(applications: [BelvedereApp], options: BrowserOptions, logger: Logger) {
        self.applications = applications
        self.options = options
        self.logger = logger
        policy = RequestPolicy(options: options)
        metrics = BrowserMetrics()
        registry = SessionRegistry(options: options, metrics: metrics)
        uploads = UploadQuota(maximum: options.maximumUploadBytes)
        connections = ConnectionRegistry(
            maximum: options.maximumConnections ?? FileDescriptors.roomForConnections,
            maximumPerAddress: options.maximumConnectionsPerAddress, unlimited: options.trustedProxies
        )
    }

    /// The app whose addresses begin like this one, and what is left of the address for it.
    func application(at path: String) -> (application: BelvedereApp, rest: String)? {
        let path = String(path.prefix { $0 != "?" && $0 != "#" })
        let found = applications
            .filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
            .max { $0.path.utf8.count < $1.path.utf8.count }
        return found.map { ($0, $0.path == "/" ? path : String(path.dropFirst($0.path.count))) }
    }

    /// Whether the host has something to show at an address.
    func serves(_ target: String) -> Bool {
        let path = String(target.prefix { $0 != "?" && $0 != "#" })
        return application(at: path) != nil || otherPages.contains(path) || path == PageRenderer.livePath
            || path == Asset.script.path || path == Asset.styleSheet.path
    }

    /// The session that a page had, or a new one at the page's address.
    func session(
        for greeting: Greeting, _ visitor: Visitor, _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int) {
        if let identifier = greeting.session, let session = registry.claim(identifier, for: visitor) {
            if let connection = await session.attach(received: greeting.received, outlet: outlet) {
                metrics.resumedSessions.increment()
                return (session, connection)
            }
            await registry.remove(session)
        }
        guard let (application, rest) = application(at: greeting.path) else { throw NoSuchApplication() }
        let session = BrowserSession(
            application: application,
            environment: environment(
                language: policy.language(named: greeting.language),
                timeZone: RequestPolicy.timeZone(named: greeting.timeZone)
            ),
            visitor: visitor,
            options: options,
            quota: uploads,
            metrics: metrics
        )
        try await registry.add(session)
        metrics.liveSessions.set(Int64(registry.count))
        await session.open(at: rest, adopting: greeting.digest, logger: logger, budget: logBudget)
        guard let connection = await session.attach(received: 0, outlet: outlet) else {
            await registry.remove(session)
            throw SessionRegistry.Refusal.shuttingDown
        }
        return (session, connection)
    }

    /// A bad frame is counted, and logged with one line.
    func report(_ violation: ProtocolViolation) {
        metrics.violations.increment()
        logBudget.write(violation.name) { remark in
            logger.warning("\(violation.description)\(remark)", metadata: ["violation": "\(violation.name)"])
        }
    }

    func environment(language: String, timeZone: String) -> SessionEnvironment {
        SessionEnvironment(locale: language, timeZone: timeZone, clock: options.clock)
    }
}
