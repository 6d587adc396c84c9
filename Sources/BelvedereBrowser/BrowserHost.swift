@_spi(Hosting) public import Belvedere
public import Hummingbird
internal import HummingbirdCore
public import Logging

/// Shows apps in browsers.
///
/// Two lines add a host to a Hummingbird application: one for its routes and one for its server.
///
/// ```swift
/// let host = BrowserHost([.hello])
/// let router = Router()
/// host.addRoutes(to: router)
/// let application = Application(router: router, server: host.server)
/// try await application.runService()
/// ```
///
/// The server renders each page completely, so a person can read it before any script runs. Then the script connects, and the server sends
/// only changes. On SIGTERM the host closes the sessions, notifies the pages, and the application ends.
public struct BrowserHost: Sendable {
    let core: HostCore

    /// Makes a host for some apps. It serves nothing until it runs, or until its routes are added to a server.
    ///
    /// - Parameters:
    ///   - applications: the apps to serve, each at its own `BelvedereApp.path`.
    ///   - options: the limits of the host, and the facts about its network, such as trusted proxies.
    ///   - logger: receives log lines about refused events, malformed frames and refused sessions.
    ///   - admit: decides about the admission to a page and to everything that its socket carries: events, uploads, downloads. The host
    ///     calls it for each page, each new session and each connection that resumes a session. It serves nothing before the answer. If the
    ///     closure throws, the visitor is refused. Without it, everyone is admitted. Middleware of the router cannot replace it, because
    ///     middleware sees pages but no sockets.
    /// - Complexity: O(*n*) in the number of applications.
    public init(
        _ applications: [BelvedereApp],
        options: BrowserOptions = BrowserOptions(),
        logger: Logger = Logger(label: "belvedere"),
        admit: AdmissionPolicy? = nil
    ) {
        core = HostCore(applications: applications, options: options, logger: logger, admit: admit)
    }

    /// The number of open sessions. It includes sessions whose connection was cut and whose page may return.
    package var sessionCount: Int { core.registry.count }

    /// Ends sessions, with or without a connected page, for example all sessions of a person who has logged out or whose rights have
    /// changed.
    ///
    /// ```swift
    /// extension SessionKey<String> {
    ///     static var person: Self { SessionKey("person", default: "") }
    /// }
    ///
    /// func logOut(_ name: String, of host: BrowserHost) async {
    ///     await host.endSessions { $0.values[.person] == name }
    /// }
    /// ```
    ///
    /// Their pages load again, so the host calls `admit` again for each of them. Change the data that `admit` reads before you call this
    /// method. The host also calls `admit` again for a visitor whom it is admitting at this moment, so nobody enters with the old data.
    ///
    /// - Parameter isEnded: returns whether to end this session.
    /// - Returns: the number of ended sessions.
    /// - Complexity: O(*n*) in the number of sessions of the host.
    @discardableResult
    public func endSessions(where isEnded: @Sendable (HostedSession) -> Bool) async -> Int {
        await core.registry.end(where: isEnded)
    }

    /// The server for your Hummingbird `Application`. It serves the routes and also the sockets of the pages.
    public var server: HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in LiveChannel(host: core, responder: responder) }
    }
}
