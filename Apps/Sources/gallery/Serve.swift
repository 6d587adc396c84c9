internal import ArgumentParser
internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereInspector
internal import Foundation
internal import Hummingbird
internal import Logging
internal import PrometheusText
internal import ServiceLifecycle

/// The subcommand that serves all apps to browsers.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the apps to browsers; the default of gallery.")

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 8080

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The languages to offer, as tags with commas between them. Contacts are sorted by each of them.")
    var languages = "en,ar,fa,hi,zh-Hans"

    @Option(
        help: ArgumentHelp(
            "For tests: the time of the apps. It advances only by POST /clock/advance?seconds=1.",
            valueName: "2026-01-01T12:00:00Z"),
        transform: { text in
            guard let start = try? Date(text, strategy: .iso8601) else {
                throw ValidationError("\(text) is not a time. An example is 2026-01-01T12:00:00Z.")
            }
            return GalleryTime.still(at: start)
        })
    var clock = GalleryTime.real

    @Option(help: "The number of sessions that one address may have.")
    var sessionsPerAddress = 1_000

    @Option(help: "The events that one page may send per second over time, and twice as many at once.")
    var eventsPerSecond = 200

    @Option(
        help: ArgumentHelp(
            "A host name of the server, besides addresses and localhost. Repeat it for more names.",
            valueName: "name"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "The origin under which browsers see the server behind a proxy that ends TLS.", valueName: "https://apps.example.org"))
    var publicOrigin: String?

    @Option(
        help: ArgumentHelp(
            "The address of a proxy with a trusted X-Forwarded-For. Repeat it for more proxies.", valueName: "address"))
    var trustProxy: [String] = []

    @Option(help: "The seconds that a request may take to arrive, and a connection may stay without one.")
    var requestSeconds = 30

    @Option(help: "The largest file in bytes that a person may send to an app.")
    var fileBytes = 8 * 1024 * 1024

    @Flag(inversion: .prefixedNo, help: "Shows people in Hello and Doggies the number of visitors.")
    var visitors = true

    @Flag(inversion: .prefixedNo, help: "Lets people make the services of Employees and Doggies fail, in their own session.")
    var faults = true

    @Flag(
        inversion: .prefixedNo,
        help: "Shows people the inspector of their own session, at any address with ?inspect at its end; on in debug builds.")
    var inspector = Self.isDebugBuild

    @Flag(help: "With --inspector: also in production, such as in a release build or with a public origin.")
    var inspectorInProduction = false

    @Option(
        help: ArgumentHelp(
            "The time that a page waits for its first data; 0 shows the page at once.", valueName: "milliseconds"))
    var firstRender = 0

    @Flag(inversion: .prefixedNo, help: "Shows a bar above every page: the way back, other architectures, code, theme and language.")
    var bar = true

    @Flag(help: "Adds /metrics, which has the counters of the server in Prometheus' format. Keep visitors away from it.")
    var metrics = false

    @Option(
        help: ArgumentHelp(
            "The folder of the manual, which `make docs` builds. It is served at /manual if it exists.", valueName: "folder"))
    var manual = ".build/manual"

    @OptionGroup var services: ServiceOptions

    func run() async throws {
        // Create the metrics before any code uses one.
        let prometheus = metrics ? PrometheusMetrics.collecting() : nil
        try await serve(apps(with: openServices()), prometheus)
    }

    /// Opens the services that all apps of this process share, however many hosts show the apps.
    func openServices() async throws -> GalleryServices { try await services.open(time: clock, languages: languageTags) }

    /// Returns the apps as the server of the gallery shows them.
    func apps(with services: GalleryServices) -> GalleryApps {
        GalleryApps(
            services: services, pictures: GalleryPictures(), manual: GalleryManual(in: manual), tellsVisitors: visitors,
            hasInspector: inspector, offersFaults: faults)
    }

    /// Returns the apps for a host without the parts that only the server has: the pictures, the manual, the inspector and the login.
    func appsWithoutServer(with services: GalleryServices) -> GalleryApps {
        GalleryApps(
            services: services, pictures: .none, manual: nil, tellsVisitors: visitors, hasInspector: false, offersFaults: faults,
            isServed: false)
    }

    /// Serves the apps to browsers, until the process receives a signal to end or the task is cancelled.
    func serve(_ apps: GalleryApps, _ metrics: PrometheusMetrics? = nil) async throws {
        let (services, applications) = (apps.services, apps.all())
        let added = GalleryCommand.addition?.applications(sharedOver: services.database?.transport) ?? []
        let host = browserHost(of: applications + added, services)
        let routes = GalleryRoutes(
            host: host, services: services, applications: applications, pictures: apps.pictures, manual: apps.manual, metrics: metrics
        )
        try await serve(host, routes.router(), services.database)
    }

    private var languageTags: [String] { languages.split(separator: ",").map(String.init) }

    /// Creates the host, which serves the apps to browsers. It uses the staff login to decide who may open the app for the staff.
    private func browserHost(of applications: [BelvedereApp], _ services: GalleryServices) -> BrowserHost {
        var options = browserOptions
        if bar {
            let bar = GalleryBar(applications: applications, hasInspector: options.inspector != nil)
            options.pageBar = { bar.bar(at: $0) }
        }
        let (staffDoor, addition) = (services.staffDoor, GalleryCommand.addition)
        return BrowserHost(applications, options: options, logger: Self.logger) { request in
            request.application.path == "/staff" ? try await staffDoor.admit(request) : addition?.admit(request) ?? .allow
        }
    }

    private var browserOptions: BrowserOptions {
        var options = BrowserOptions()
        options.maximumSessionsPerAddress = sessionsPerAddress
        options.framesPerSecond = eventsPerSecond
        options.frameBurst = eventsPerSecond * 2
        options.clock = clock.clock
        options.languages = languageTags
        options.allowedHosts = Set(allowHost + [host])
        options.publicOrigin = publicOrigin
        options.trustedProxies = Set(trustProxy)
        options.maximumConnectionsPerAddress = max(options.maximumConnectionsPerAddress, sessionsPerAddress * 2)
        if inspector { options.inspector = .development(tests: .gallery, strip: .gallery) }
        options.allowsInspectorInProduction = inspectorInProduction
        if firstRender > 0 { options.firstRender = .loaded(within: .milliseconds(firstRender)) }
        options.maximumFileSize = fileBytes
        // A page may keep one file while it sends the next one.
        options.maximumUploadBytesPerSession = max(options.maximumUploadBytesPerSession, fileBytes * 2)
        options.maximumUploadBytes = max(options.maximumUploadBytes, fileBytes * 8)
        options.idleTimeout = .seconds(requestSeconds)
        options.bodyTimeout = .seconds(requestSeconds)
        options.icon = GalleryPages.iconPath
        return options
    }

    /// Runs the server until the process receives a signal to end.
    private func serve(_ browser: BrowserHost, _ router: Hummingbird.Router<BasicRequestContext>, _ database: GalleryDatabase?) async throws
    {
        let host = host
        // The shared database is added as a service, because it must run until the last session has ended.
        var application = Application(
            router: router,
            server: browser.server,
            configuration: .init(address: .hostname(host, port: port), serverName: nil),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                let name = host.contains(":") ? "[\(host)]" : host
                // Write without a buffer, so that a program that reads the address through a pipe receives it at once.
                FileHandle.standardOutput.write(Data("Belvedere is at http://\(name):\(port)/\n".utf8))
            },
            logger: Self.logger
        )
        if let database { application.addServices(DatabaseService(database: database)) }
        let server = application
        try await ListeningError.naming(hostname: host, port: port) { try await server.runService() }
    }

    private static let logger = {
        var logger = Logger(label: "gallery")
        logger.logLevel = .notice
        return logger
    }()

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }
}
