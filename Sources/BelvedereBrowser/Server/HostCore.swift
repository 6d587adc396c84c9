@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import HTTPTypes
internal import Logging

/// What all connections of a host share.
struct HostCore: Sendable {
    let applications: [BelvedereApp]
    /// The files that pages need, by their addresses.
    let assets: [String: Asset]
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

    /// The cookies of browsers that have been served a page.
    let cookies = CookieRegistry()
    /// Decides who may come in; without it everybody may.
    let admit: AdmissionPolicy?

    /// No app lives at the address a page says it shows.
    struct NoSuchApplication: Error {}

    /// A page may not have a session, or not any more. It loads again and learns why.
    struct NotAdmitted: Error {}

    init(applications: [BelvedereApp], options: BrowserOptions, logger: Logger, admit: AdmissionPolicy? = nil) {
        self.applications = applications
        let files = [Asset.script, .styleSheet] + Asset.modules.values + Asset.styles.values
            + applications.flatMap(\.modules).map(Asset.init) + applications.compactMap { ThemeSheet.asset(for: $0.theme) }
        assets = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.options = options
        self.logger = logger
        self.admit = admit
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
            || assets[path] != nil
    }

    /// Asks whether a visitor may come in. Where that cannot be found out, nobody may.
    func decide(on request: AdmissionRequest) async -> Admission.Decision {
        guard let admit else { return .allow(SessionValues()) }
        do {
            return try await admit(request).decision
        } catch {
            logBudget.write("admission") { logger.error("Nobody could say whether a visitor may come in: \(error)\($0)") }
            return .refuse(.internalServerError, "It could not be found out whether you may see this page. Try again later.")
        }
    }

    /// The session that a page had, or a new one at the page's address.
    func session(
        for greeting: Greeting, _ visitor: Visitor, _ headers: HTTPFields, isSecure: Bool, _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int) {
        guard let (application, rest) = application(at: greeting.path) else { throw NoSuchApplication() }
        var endings = registry.endings
        let former = greeting.session.flatMap { registry.session(named: $0, of: visitor, path: application.path) }
        // What was served to a page counts for as long as its session lives.
        guard former != nil || cookies.hasServed(application.path, to: visitor.cookie) else { throw NotAdmitted() }
        let request = AdmissionRequest(
            purpose: former == nil ? .session : .resumption, application: application,
            path: String(greeting.path.prefix { $0 != "?" && $0 != "#" }), query: "", headers: headers,
            address: visitor.address, isSecure: isSecure
        )
        guard case .allow(let values) = await decide(on: request) else {
            if let former { await registry.remove(former) }
            throw NotAdmitted()
        }
        let found = try await resumed(former, with: values, for: greeting, visitor, outlet)
        let (session, connection) = if let found { found } else {
            try await opened(application, at: rest, with: values, for: greeting, visitor, outlet)
        }
        // Sessions that are ended while somebody is being asked are ended for this one too, so it is asked again.
        while registry.endings != endings {
            endings = registry.endings
            let isStillThere = registry.session(named: session.identifier, of: visitor, path: application.path) === session
            guard isStillThere, case .allow(values) = await decide(on: request) else {
                await session.detach(connection)
                await registry.remove(session)
                throw NotAdmitted()
            }
        }
        return (session, connection)
    }

    /// Goes on with a session. It keeps the values that it was made with, so one for which others hold now ends.
    private func resumed(
        _ former: BrowserSession?, with values: SessionValues, for greeting: Greeting, _ visitor: Visitor, _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int)? {
        guard let former, let session = registry.claim(former.identifier, for: visitor) else { return nil }
        if session.values == values, let connection = await session.attach(received: greeting.received, outlet: outlet) {
            metrics.resumedSessions.increment()
            return (session, connection)
        }
        await registry.remove(session)
        return nil
    }

    private func opened(
        _ application: BelvedereApp, at rest: String, with values: SessionValues, for greeting: Greeting, _ visitor: Visitor,
        _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int) {
        let session = BrowserSession(
            application: application,
            environment: environment(
                language: policy.language(named: greeting.language), timeZone: RequestPolicy.timeZone(named: greeting.timeZone),
                values: values
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

    func environment(language: String, timeZone: String, values: SessionValues = SessionValues()) -> SessionEnvironment {
        SessionEnvironment(locale: language, timeZone: timeZone, clock: options.clock, values: values)
    }
}
