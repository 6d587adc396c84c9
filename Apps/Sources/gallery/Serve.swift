internal import ArgumentParser
internal import Belvedere
internal import BelvedereBrowser
internal import Catalogue
internal import Foundation
internal import Hello
internal import Hummingbird
internal import Logging
internal import ServiceLifecycle
internal import SevenGUIs
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

    @Option(help: "The languages to offer, as tags with commas between them.")
    var languages = "en"

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

    @Option(help: ArgumentHelp(
        "A host name under which browsers may ask for the server, besides addresses and localhost. Repeat it for more names.",
        valueName: "name"))
    var allowHost: [String] = []

    @Option(help: ArgumentHelp(
        "The origin under which browsers see the server behind a proxy that ends TLS.", valueName: "https://apps.example.org"))
    var publicOrigin: String?

    @Option(help: ArgumentHelp(
        "The address of a proxy whose X-Forwarded-For is believed. Repeat it for more proxies.", valueName: "address"))
    var trustProxy: [String] = []

    @Option(help: "The seconds that a request may take to arrive, and a connection may stay without one.")
    var requestSeconds = 30

    @Flag(inversion: .prefixedNo, help: "Tells people in Hello and Doggies how many are here.")
    var visitors = true

    @Option(help: ArgumentHelp(
        "How long a page waits for the data that it shows first; 0 shows at once what is there.", valueName: "milliseconds"))
    var firstRender = 0

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
        if firstRender > 0 { options.firstRender = .loaded(within: .milliseconds(firstRender)) }
        options.idleTimeout = .seconds(requestSeconds)
        options.bodyTimeout = .seconds(requestSeconds)
        let present = visitors ? Presence() : nil
        var applications: [BelvedereApp] = [.hello(visitors: present)]
        let staffDoor = StaffDoor(accounts: .demonstration, isDemonstration: true, now: clock.now)
        applications += try await services.applications(time: clock, visitors: present) { await staffDoor.logOut($0, everywhere: $1) }
        applications += SevenGUIs.apps
        applications.append(.catalogue)
        applications += BelvedereApp.themes
        if bench { applications += [.fixture, .bench, .fifty, .trial, .guarded, .shared] }
        var logger = Logger(label: "gallery")
        logger.logLevel = .notice
        let door = Door()
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
        browser.addIndex(to: router, title: "Belvedere")
        let pages = GalleryPages(host: browser)
        pages.addGroup(to: router, at: "/contacts", title: "Contacts", of: applications)
        pages.addGroup(to: router, at: SevenGUIs.path, title: "7GUIs", of: applications)
        pages.addRest(to: router, below: ["/contacts", SevenGUIs.path])
        if clock.canBeMoved {
            router.post("/clock/advance") { [clock] request, _ -> HTTPResponse.Status in
                guard let seconds = request.uri.queryParameters["seconds"].flatMap({ Double($0) }), seconds >= 0 else { return .badRequest }
                await clock.advance(by: .seconds(seconds))
                return .ok
            }
        }
        let host = host
        let application = Application(
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
        try await application.runService()
    }
}
