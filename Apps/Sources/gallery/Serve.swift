internal import ArgumentParser
internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereInspector
internal import Catalogue
internal import ContactsModel
internal import CoreMetrics
internal import Foundation
internal import Front
internal import Hello
internal import Hummingbird
internal import Logging
internal import PrometheusText
internal import ServiceLifecycle
internal import SevenGUIs
internal import SourceCode
internal import Staff

/// Serves all apps to browsers.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the apps to browsers; what gallery does if not told otherwise.")

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 8080

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Flag(help: "Adds pages for measurements and tests.")
    var bench = false

    @Option(help: "The languages to offer, as tags with commas between them. Contacts are sorted by each of them.")
    var languages = "en,ar,fa,hi,zh-Hans"

    @Option(
        help: ArgumentHelp(
            "For tests: the time the apps are told, which stands still but for POST /clock/advance?seconds=1.",
            valueName: "2026-01-01T12:00:00Z"),
        transform: { text in
            guard let start = try? Date(text, strategy: .iso8601) else {
                throw ValidationError("\(text) is no time. One looks like 2026-01-01T12:00:00Z.")
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
            "A host name under which browsers may ask for the server, besides addresses and localhost. Repeat it for more names.",
            valueName: "name"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "The origin under which browsers see the server behind a proxy that ends TLS.", valueName: "https://apps.example.org"))
    var publicOrigin: String?

    @Option(
        help: ArgumentHelp(
            "The address of a proxy whose X-Forwarded-For is believed. Repeat it for more proxies.", valueName: "address"))
    var trustProxy: [String] = []

    @Option(help: "The seconds that a request may take to arrive, and a connection may stay without one.")
    var requestSeconds = 30

    @Flag(inversion: .prefixedNo, help: "Tells people in Hello and Doggies how many are here.")
    var visitors = true

    @Flag(inversion: .prefixedNo, help: "Lets people make the services of Employees and Doggies fail, in their own session.")
    var faults = true

    @Flag(
        inversion: .prefixedNo,
        help: "Shows people their own session from the inside, at any address with ?inspect behind it; on in debug builds.")
    var inspector = Self.isDebugBuild

    @Flag(help: "With --inspector: also where this looks like production, as in a release build or with a public origin.")
    var inspectorInProduction = false

    @Option(
        help: ArgumentHelp(
            "How long a page waits for the data that it shows first; 0 shows at once what is there.", valueName: "milliseconds"))
    var firstRender = 0

    @Flag(inversion: .prefixedNo, help: "Shows a bar above every page: the way back, other architectures, code, theme and language.")
    var frame = true

    @Flag(help: "Adds /metrics, which says in Prometheus' format what the server counts. Keep visitors from it.")
    var metrics = false

    @Option(
        help: ArgumentHelp(
            "The folder of the manual, which `make docs` builds. It is served at /manual, where it is there.", valueName: "folder"))
    var manual = ".build/manual"

    @OptionGroup var services: ServiceOptions

    func run() async throws {
        var options = BrowserOptions()
        options.maximumSessionsPerAddress = sessionsPerAddress
        options.framesPerSecond = eventsPerSecond
        options.frameBurst = eventsPerSecond * 2
        options.clock = clock.clock
        options.languages = languages.split(separator: ",").map(String.init)
        options.allowedHosts = Set(allowHost + [host])
        options.publicOrigin = publicOrigin
        options.trustedProxies = Set(trustProxy)
        options.maximumConnectionsPerAddress = max(options.maximumConnectionsPerAddress, sessionsPerAddress * 2)
        if inspector { options.inspector = .development(tests: .gallery) }
        options.allowsInspectorInProduction = inspectorInProduction
        if firstRender > 0 { options.firstRender = .loaded(within: .milliseconds(firstRender)) }
        options.idleTimeout = .seconds(requestSeconds)
        options.bodyTimeout = .seconds(requestSeconds)
        // Before anything is counted.
        let prometheus = metrics ? PrometheusMetrics() : nil
        if let prometheus { MetricsSystem.bootstrap(prometheus) }
        let database = try await services.openDatabase(languages: options.languages)
        let present = visitors ? Self.presence(over: database?.transport) : nil
        var applications: [BelvedereApp] = [.hello(visitors: present)]
        let staffDoor = StaffDoor(accounts: .demonstration, isDemonstration: true, now: clock.now)
        let contacts = try await services.contactStore(in: database, languages: options.languages)
        applications += try await services.applications(
            time: clock, contacts: contacts, visitors: present, offersFaults: faults
        ) { await staffDoor.logOut($0, everywhere: $1) }
        applications += SevenGUIs.apps
        applications.append(.catalogue(GalleryTexts.views, path: "/views", summary: GalleryTexts.viewsSummary))
        applications += BelvedereApp.themes
        let manual = GalleryManual(in: manual)
        applications.append(.sourceCode { manual?.address(of: $0) })
        let pictures = GalleryPictures()
        applications.append(.front(try front(of: applications, pictures, contacts: contacts, sharedOver: database?.transport)))
        for index in applications.indices {
            applications[index].picture = pictures.address(of: GalleryPictures.name(for: applications[index].path))
        }
        options.icon = GalleryPages.iconPath
        if bench { applications += [.fixture, .bench, .fifty, .trial, .guarded, .shared(over: database?.transport)] }
        var logger = Logger(label: "gallery")
        logger.logLevel = .notice
        let door = Door()
        if frame {
            let frame = GalleryFrame(applications: applications, hasInspector: options.inspector != nil)
            options.frame = { frame.frame(at: $0) }
        }
        let browser = BrowserHost(applications, options: options, logger: logger) { request in
            request.application.path == "/staff" ? staffDoor.admit(request) : door.admit(request)
        }
        let router = Router()
        staffDoor.addRoutes(to: router, of: browser)
        if bench {
            door.addRoutes(to: router, ending: browser)
            router.post("/staff-bench/role") { request, _ -> HTTPResponse.Status in
                guard let name = request.uri.queryParameters["name"].map(String.init),
                    let role = request.uri.queryParameters["role"].flatMap({ StaffRole(rawValue: String($0)) })
                else { return .badRequest }
                await staffDoor.setRole(of: name, to: role)
                return .ok
            }
        }
        browser.addRoutes(to: router)
        browser.addHealth(to: router)
        if let prometheus {
            router.get("/metrics") { _, _ in
                Response(
                    status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
                    body: .init(byteBuffer: ByteBuffer(string: prometheus.text))
                )
            }
        }
        let pages = GalleryPages(host: browser)
        pages.addGroup(to: router, at: "/contacts", title: GalleryTexts.contacts, of: applications)
        pages.addGroup(to: router, at: SevenGUIs.path, title: "7GUIs", of: applications)
        pages.addGroup(to: router, at: "/themes", title: GalleryTexts.lookTitle, of: applications)
        pages.addIcon(to: router)
        pictures.addRoutes(to: router)
        manual?.addRoutes(to: router)
        if clock.canBeMoved {
            router.post("/clock/advance") { [clock] request, _ -> HTTPResponse.Status in
                guard let seconds = request.uri.queryParameters["seconds"].flatMap({ Double($0) }), seconds >= 0 else { return .badRequest }
                await clock.advance(by: .seconds(seconds))
                return .ok
            }
        }
        let host = host
        // What several galleries share goes on until the last session has ended.
        var application = Application(
            router: router,
            server: browser.server,
            configuration: .init(address: .hostname(host, port: port), serverName: nil),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                let name = host.contains(":") ? "[\(host)]" : host
                // Unbuffered, so that whoever reads the address through a pipe has it at once.
                FileHandle.standardOutput.write(Data("Belvedere is at http://\(name):\(port)/\n".utf8))
            },
            logger: logger
        )
        if let database { application.addServices(DatabaseService(database: database)) }
        try await application.runService()
    }

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Who is here, on this gallery or on all that share a database.
    private static func presence(_ name: String = "gallery.visitors", over transport: (any SharedTransport)?) -> Presence {
        guard let transport else { return Presence() }
        return Presence(name: name, sharedBy: transport)
    }

    /// What the front page shows, with the code of Hello as it was compiled.
    private func front(
        of applications: [BelvedereApp], _ pictures: GalleryPictures, contacts: any ContactStore,
        sharedOver transport: (any SharedTransport)?
    ) throws -> FrontContents {
        let code = [("HelloModel", "HelloViewModel.swift"), ("Hello", "HelloScreen.swift")].compactMap {
            SourceLibrary.shared.file($1, in: $0)
        }
        let hasManual = GalleryManual(in: manual) != nil
        return FrontContents(
            cards: GalleryCards.cards(of: applications), picture: pictures.picture(of:), code: code.map { ($0.name, $0.text) },
            links: GalleryCards.links(hasManual: hasManual),
            pair: Array(GalleryCards.contacts(of: applications).prefix(2)),
            visitors: visitors ? Self.presence("gallery.front", over: transport) : nil,
            resetDemoData: try services.demoContacts.resetting(contacts)
        )
    }
}
