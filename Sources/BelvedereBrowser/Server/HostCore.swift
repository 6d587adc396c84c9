@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import HTTPTypes
internal import Logging

/// What all connections of a host share.
struct HostCore: Sendable {
    let applications: [BelvedereApp]
    /// Shows a person their own session, if the host may.
    let inspector: Inspector?
    /// Which browser may inspect which page.
    let inspections = InspectionSecrets()
    /// The files that pages need, by their addresses.
    let assets: [String: Asset]
    let options: BrowserOptions
    let policy: RequestPolicy
    let metrics: BrowserMetrics
    let tracing: BrowserTracing
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
        inspector = InspectionPolicy.inspector(of: options, logger)
        let applications = applications + [inspector?.application].compactMap { $0 }
        self.applications = applications
        var sheets = applications.map {
            options.frame == nil ? [.automatic: ThemeSheet.asset(for: $0.theme)].compactMapValues { $0 } : ThemeSheet.assets(for: $0.theme)
        }
        if options.frame != nil { sheets.append(ThemeSheet.assets(for: Theme())) }
        let files =
            [Asset.script, .styleSheet, .framedStyleSheet] + Asset.modules.values + Asset.styles.values
            + applications.flatMap(\.modules).map(Asset.init) + sheets.flatMap(\.values)
        assets = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.options = options
        self.logger = logger
        self.admit = admit
        policy = RequestPolicy(options: options)
        metrics = BrowserMetrics()
        tracing = BrowserTracing()
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
        let found =
            applications
            .filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
            .max { $0.path.utf8.count < $1.path.utf8.count }
        return found.map { ($0, $0.path == "/" ? path : String(path.dropFirst($0.path.count))) }
    }

    /// The addresses above those of apps, which an app at the root answers where no other does.
    var sharedPaths: [String] {
        guard applications.contains(where: { $0.path == "/" }) else { return [] }
        let own = Set(listedApplications.map(\.path))
        var shared: Set<String> = []
        for path in own {
            let parts = path.split(separator: "/")
            for count in parts.indices.dropFirst() { shared.insert("/" + parts.prefix(count).joined(separator: "/")) }
        }
        return shared.subtracting(own).sorted()
    }

    /// The apps without the kit's own.
    var listedApplications: [BelvedereApp] { applications.filter { $0.path != inspector?.application.path } }

    /// The app that a visitor has to be let into to see an app: the app itself, or the inspected one for the inspector. `nil` for the
    /// inspector of a session that is not the visitor's.
    func admitting(_ application: BelvedereApp, to cookie: String?, with secret: String?) -> BelvedereApp? {
        guard application.path == inspector?.application.path else { return application }
        guard let secret, let cookie, let path = inspections.application(of: secret, for: cookie) else { return nil }
        return applications.first { $0.path == path }
    }

    /// What a session knows of its visitor: what admission has set, and for the inspector which session it shows.
    func values(_ values: SessionValues, for application: BelvedereApp, with secret: String?) -> SessionValues {
        guard let secret, application.path == inspector?.application.path else { return values }
        var values = values
        values[Inspector.secret] = secret
        return values
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
            return .refuse(.internalServerError, BrowserTexts.best(for: request.language, of: options.texts).admissionFailed)
        }
    }

    /// The session that a page had, or a new one at the page's address.
    func session(
        for greeting: Greeting, _ visitor: Visitor, _ headers: HTTPFields, isSecure: Bool, _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int) {
        guard let (application, rest) = application(at: greeting.path) else { throw NoSuchApplication() }
        var endings = registry.endings
        let former = greeting.session.flatMap { registry.session(named: $0, of: visitor, path: application.path) }
        // A page that was served counts for as long as its session lives.
        guard former != nil || cookies.hasServed(application.path, to: visitor.cookie) else { throw notAdmitted() }
        let secret = InspectionQuery(of: greeting.path).secret
        guard let admitting = admitting(application, to: visitor.cookie, with: secret) else { throw notAdmitted() }
        let path = admitting.path == application.path ? String(greeting.path.prefix { $0 != "?" && $0 != "#" }) : admitting.path
        let request = AdmissionRequest(
            purpose: former == nil ? .session : .resumption, application: admitting, path: path, query: "", headers: headers,
            address: visitor.address, isSecure: isSecure, language: policy.language(named: greeting.language, for: application)
        )
        guard case .allow(let admitted) = await decide(on: request) else {
            if let former { await registry.remove(former) }
            throw notAdmitted()
        }
        let values = values(admitted, for: application, with: secret)
        let isInspected = secret.flatMap { inspections.application(of: $0, for: visitor.cookie) } == application.path
        let found = try await resumed(former, with: values, for: greeting, visitor, outlet)
        let (session, connection) =
            if let found { found } else {
                try await opened(
                    application, at: rest, with: values, for: greeting, visitor, outlet, inspectedAs: isInspected ? secret : nil
                )
            }
        // Sessions that are ended while somebody is being asked are ended for this one too, so it is asked again.
        while registry.endings != endings {
            endings = registry.endings
            let isStillThere = registry.session(named: session.identifier, of: visitor, path: application.path) === session
            guard isStillThere, case .allow(admitted) = await decide(on: request) else {
                await session.detach(connection)
                await registry.remove(session)
                throw notAdmitted()
            }
        }
        return (session, connection)
    }

    private func notAdmitted() -> NotAdmitted {
        metrics.countRefusal(.admission)
        return NotAdmitted()
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
        _ outlet: any FrameOutlet, inspectedAs secret: String?
    ) async throws -> (BrowserSession, connection: Int) {
        let session = BrowserSession(
            application: application,
            environment: environment(
                language: policy.language(named: greeting.language, for: application),
                timeZone: RequestPolicy.timeZone(named: greeting.timeZone), values: values
            ),
            visitor: visitor,
            options: options,
            quota: uploads,
            metrics: metrics,
            tracing: tracing,
            inspection: inspector.flatMap { inspector in secret.map { (inspector, $0) } }
        )
        try await registry.add(session)
        metrics.liveSessions.set(Int64(registry.count))
        await tracing.span("belvedere.session.open", of: application.path) {
            await session.open(at: rest, adopting: greeting.digest, logger: logger, budget: logBudget)
        }
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
