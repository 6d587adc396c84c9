internal import Belvedere
internal import CoreMetrics
internal import Logging

/// What all connections of a host share.
struct HostCore: Sendable {
    let applications: [Belvedere.Application]
    let options: BrowserOptions
    let policy: RequestPolicy
    let metrics: BrowserMetrics
    let registry: SessionRegistry
    let logger: Logger

    /// No app lives at the address a page says it shows.
    struct NoSuchApplication: Error {}

    init(applications: [Belvedere.Application], options: BrowserOptions, logger: Logger) {
        self.applications = applications
        self.options = options
        self.logger = logger
        policy = RequestPolicy(options: options)
        metrics = BrowserMetrics()
        registry = SessionRegistry(options: options, metrics: metrics)
    }

    /// The app whose addresses begin like this one, and what is left of the address for it.
    func application(at path: String) -> (application: Belvedere.Application, rest: String)? {
        let path = String(path.prefix { $0 != "?" && $0 != "#" })
        let found = applications
            .filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
            .max { $0.path.utf8.count < $1.path.utf8.count }
        return found.map { ($0, $0.path == "/" ? path : String(path.dropFirst($0.path.count))) }
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
            maximumFileSize: options.maximumFileSize,
            metrics: metrics
        )
        try await registry.add(session)
        metrics.liveSessions.set(Int64(registry.count))
        await session.open(at: rest, adopting: greeting.digest, hold: options.hold, logger: logger)
        guard let connection = await session.attach(received: 0, outlet: outlet) else {
            await registry.remove(session)
            throw SessionRegistry.Refusal.shuttingDown
        }
        return (session, connection)
    }

    /// A bad frame is counted, and logged with one line.
    func report(_ violation: ProtocolViolation) {
        metrics.violations.increment()
        logger.warning("\(violation.description)", metadata: ["violation": "\(violation.name)"])
    }

    func environment(language: String, timeZone: String) -> SessionEnvironment {
        SessionEnvironment(locale: language, timeZone: timeZone, clock: options.clock)
    }
}
