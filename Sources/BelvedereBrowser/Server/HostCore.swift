@_spi(Hosting) internal import Belvedere
internal import CoreMetrics
internal import HTTPTypes
internal import Logging
internal import Synchronization

/// The state and the services that all connections of a host share.
struct HostCore: Sendable {
    let applications: [BelvedereApp]
    /// The inspector, which shows a person their own session. It is `nil` if the host may not show it.
    let inspector: Inspector?
    /// The secrets that connect an inspector with the page that it shows.
    let inspections = InspectionSecrets()
    /// The files that pages load, by their addresses.
    let assets: [String: Asset]
    let options: BrowserOptions
    let requests: RequestReader
    let metrics: BrowserMetrics
    let tracing: BrowserTracing
    let registry: SessionRegistry
    let connections: ConnectionRegistry
    let uploads: UploadQuota
    /// The addresses at which pages send and receive files.
    let files = FileAddresses()
    /// Counts the requests for pages that wait for their data, because the browser runs no scripts.
    let waiting = WaitingPages()
    /// The processor time that the turns of sessions have used, by network address.
    let accounts: TurnAccounts
    /// Runs the turns of sessions.
    let scheduler: TurnScheduler
    let logBudget = LogBudget()
    /// The addresses of pages that belong to no app, such as the list of apps.
    let otherPages = ServedPaths()
    let logger: Logger

    /// The cookies of the browsers that have received a page.
    let cookies = CookieRegistry()
    /// Decides about the admission of visitors. If it is `nil`, everyone is admitted.
    let admit: AdmissionPolicy?

    /// The error of a page whose address belongs to no app.
    struct NoSuchApplication: Error {}

    /// The error of a page that is refused a session, or whose session has ended. The page loads again and then shows the reason.
    struct NotAdmitted: Error {}

    /// The error of a page whose session is gone and whose cookie has received no page of its app. This happens after a restart of the
    /// server, if another window of the same browser has received a new cookie. The page then requests its own address again, and connects
    /// again.
    struct NotServed: Error {}

    init(
        applications: [BelvedereApp], options: BrowserOptions, logger: Logger, admit: AdmissionPolicy? = nil,
        meter: TurnMeter = .system, scheduler: TurnScheduler = .shared
    ) {
        accounts = TurnAccounts(options: options, meter: meter)
        self.scheduler = scheduler
        inspector = InspectionPolicy.inspector(of: options, logger)
        let applications = applications + (inspector?.applications ?? [])
        self.applications = applications
        var sheets = applications.map {
            options.pageBar == nil
                ? [.automatic: ThemeSheet.asset(for: $0.theme)].compactMapValues { $0 } : ThemeSheet.assets(for: $0.theme)
        }
        if options.pageBar != nil { sheets.append(ThemeSheet.assets(for: Theme())) }
        let files =
            [Asset.script, .styleSheet, .styleSheetWithBar] + Asset.modules.values + Asset.styles.values
            + applications.flatMap(\.modules).map(Asset.init) + sheets.flatMap(\.values)
        assets = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.options = options
        self.logger = logger
        self.admit = admit
        let languages = options.languages + applications.flatMap(\.languages)
        for language in BrowserTexts.languagesWithoutTexts(languages, of: options.texts) {
            logger.warning(
                """
                The host has no texts of its own in the language \(language), so its pages show them in English, such as "Back". \
                Set BrowserOptions.texts["\(language)"] to translated ones.
                """)
        }
        requests = RequestReader(options: options)
        metrics = BrowserMetrics()
        tracing = BrowserTracing()
        registry = SessionRegistry(options: options, metrics: metrics)
        uploads = UploadQuota(maximum: options.maximumUploadBytes, perSession: options.maximumUploadBytesPerSession)
        connections = ConnectionRegistry(
            maximum: options.maximumConnections ?? FileDescriptors.roomForConnections,
            maximumPerAddress: options.maximumConnectionsPerAddress, unlimited: options.trustedProxies
        )
    }

    /// Returns the app whose path is at the beginning of an address, and the rest of the address: `/7` for `/employees/7`.
    func application(at path: String) -> (application: BelvedereApp, rest: String)? {
        let path = String(path.prefix { $0 != "?" && $0 != "#" })
        let found =
            applications
            .filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
            .max { $0.path.utf8.count < $1.path.utf8.count }
        return found.map { ($0, $0.path == "/" ? path : String(path.dropFirst($0.path.count))) }
    }

    /// The addresses that are the beginning of several apps' paths, such as `/contacts`. If there is an app at the root, it serves these
    /// addresses.
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

    /// All apps except those of the inspector.
    var listedApplications: [BelvedereApp] { applications.filter { !isInspecting($0) } }

    /// Whether an app belongs to the inspector.
    func isInspecting(_ application: BelvedereApp) -> Bool {
        inspector?.applications.contains { $0.path == application.path } ?? false
    }

    /// Returns the app to which a visitor must be admitted before they can see `application`: the app itself, or the inspected app if
    /// `application` is the inspector. It returns `nil` if the inspected session belongs to another visitor.
    func applicationOfAdmission(to application: BelvedereApp, for cookie: String?, with secret: String?) -> BelvedereApp? {
        guard isInspecting(application) else { return application }
        guard let secret, let cookie, let path = inspections.application(of: secret, for: cookie) else { return nil }
        return applications.first { $0.path == path }
    }

    /// Returns the values of a session: those from the closure `admit`, and for the inspector also the secret of the inspected session.
    func values(_ values: SessionValues, for application: BelvedereApp, with secret: String?) -> SessionValues {
        guard let secret, isInspecting(application) else { return values }
        var values = values
        values[Inspector.secret] = secret
        return values
    }

    /// Whether the host has a page or a file at an address.
    func serves(_ target: String) -> Bool {
        let path = String(target.prefix { $0 != "?" && $0 != "#" })
        return application(at: path) != nil || otherPages.contains(path) || path == PageRenderer.livePath
            || assets[path] != nil
    }

    /// Asks for the admission of a visitor. If the policy throws, the visitor is refused.
    func admission(of request: AdmissionRequest) async -> Admission.Decision {
        guard let admit else { return Admission.allow.decision }
        do {
            let decision = try await admit(request).decision
            guard case .allow(_, let term) = decision else { return decision }
            // A new page is an action of its person, so it extends the lease. A page that resumes its session may do so without its person.
            let isGood = request.purpose == .page ? term.use() : !term.hasEnded
            return isGood ? decision : .refuse(.forbidden, nil)
        } catch {
            logBudget.write("admission") { logger.error("The check of a visitor's access failed: \(error)\($0)") }
            return .refuse(.internalServerError, BrowserTexts.best(for: request.language, of: options.texts).admissionFailed)
        }
    }

    /// Returns the session that a page had before, or a new session at the page's address.
    func session(
        for greeting: Greeting, _ visitor: Visitor, _ headers: HTTPFields, isSecure: Bool, _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int) {
        guard let (application, rest) = application(at: greeting.path) else { throw NoSuchApplication() }
        var endings = registry.endings
        let former = greeting.session.flatMap { registry.session(named: $0, of: visitor, path: application.path) }
        // A page that had a session needs no known cookie while this session lives.
        guard former != nil || cookies.hasServed(application.path, to: visitor.cookie) else {
            throw greeting.session == nil ? notAdmitted() : NotServed()
        }
        let secret = InspectionQuery(of: greeting.path).secret
        guard let admitting = applicationOfAdmission(to: application, for: visitor.cookie, with: secret) else { throw notAdmitted() }
        let path = admitting.path == application.path ? String(greeting.path.prefix { $0 != "?" && $0 != "#" }) : admitting.path
        let request = AdmissionRequest(
            purpose: former == nil ? .session : .resumption, application: admitting, path: path, query: "", headers: headers,
            address: visitor.address, isSecure: isSecure, language: requests.language(named: greeting.language, for: application)
        )
        guard case .allow(let admitted, let term) = await admission(of: request) else {
            if let former { await registry.dismiss(former) }
            throw notAdmitted()
        }
        let values = values(admitted, for: application, with: secret)
        let isInspected = secret.flatMap { inspections.application(of: $0, for: visitor.cookie) } == application.path
        let found = try await resumed(former, with: values, until: term, for: greeting, visitor, outlet)
        let (session, connection) =
            if let found { found } else {
                try await opened(
                    application, at: rest, with: values, until: term, for: greeting, visitor, outlet,
                    inspectedAs: isInspected ? secret : nil
                )
            }
        // `endSessions` may have been called while `admit` was deciding. It ends this session too, so call `admit` again.
        while registry.endings != endings {
            endings = registry.endings
            let isStillThere = registry.session(named: session.identifier, of: visitor, path: application.path) === session
            guard isStillThere, case .allow(admitted, let latest) = await admission(of: request) else {
                await session.detach(connection)
                await registry.remove(session)
                throw notAdmitted()
            }
            bind(session, to: latest)
        }
        return (session, connection)
    }

    /// Ends a session when the lease of its visitor ends.
    private func bind(_ session: BrowserSession, to term: LeaseTerm) {
        session.entitlement.bind(to: term) { [registry, weak session] in
            guard let session else { return }
            session.entitlement.revoke()
            Task { await registry.dismiss(session) }
        }
    }

    private func notAdmitted() -> NotAdmitted {
        metrics.countRefusal(.admission)
        return NotAdmitted()
    }

    /// Resumes the session that a page had before. A session cannot change its values, so it ends if `admit` returns different ones now.
    private func resumed(
        _ former: BrowserSession?, with values: SessionValues, until term: LeaseTerm, for greeting: Greeting, _ visitor: Visitor,
        _ outlet: any FrameOutlet
    ) async throws -> (BrowserSession, connection: Int)? {
        guard let former, let session = registry.claim(former.identifier, for: visitor) else { return nil }
        if session.values == values {
            bind(session, to: term)
            if let connection = await session.attach(received: greeting.received, outlet: outlet) {
                metrics.resumedSessions.increment()
                return (session, connection)
            }
        }
        await registry.remove(session)
        return nil
    }

    private func opened(
        _ application: BelvedereApp, at rest: String, with values: SessionValues, until term: LeaseTerm, for greeting: Greeting,
        _ visitor: Visitor, _ outlet: any FrameOutlet, inspectedAs secret: String?
    ) async throws -> (BrowserSession, connection: Int) {
        let session = BrowserSession(
            application: application,
            environment: environment(
                language: requests.language(named: greeting.language, for: application),
                timeZone: RequestReader.timeZone(named: greeting.timeZone), values: values
            ),
            visitor: visitor,
            options: options,
            quota: uploads,
            metrics: metrics,
            tracing: tracing,
            inspection: inspector.flatMap { inspector in secret.map { (inspector, $0) } },
            account: accounts.account(at: visitor.address),
            scheduler: scheduler,
            files: files
        )
        try await registry.add(session)
        bind(session, to: term)
        metrics.liveSessions.set(Int64(registry.count))
        await tracing.span("belvedere.session.open", of: application.path) {
            await session.open(
                at: rest, adopting: greeting.digest, isRenewal: greeting.session != nil, logger: logger, budget: logBudget
            )
        }
        guard let connection = await session.attach(received: 0, outlet: outlet) else {
            await registry.remove(session)
            if await session.isDismissed { throw notAdmitted() }
            throw SessionRegistry.Refusal.shuttingDown
        }
        return (session, connection)
    }

    /// Counts a frame that breaks the protocol, and logs one line about it.
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

/// The addresses of the pages that belong to no app and that a host has added to a router.
final class ServedPaths: Sendable {
    private let paths = Mutex<Set<String>>([])

    func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }
    func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
}
