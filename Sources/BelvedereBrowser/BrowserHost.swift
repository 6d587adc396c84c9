@_spi(Hosting) public import Belvedere
public import Hummingbird
internal import HummingbirdCore
public import Logging

/// Shows apps in browsers.
///
/// It mounts into a Hummingbird application, yours or a new one, in two lines: its routes and its server.
///
/// ```swift
/// let host = BrowserHost([.hello])
/// let router = Router()
/// host.addRoutes(to: router)
/// let application = Application(router: router, server: host.server)
/// try await application.runService()
/// ```
///
/// A page is rendered whole on the server and can be read before any script runs. The script then connects, and from
/// there on only what changes is sent. On SIGTERM sessions are closed, pages are told, and the application ends.
public struct BrowserHost: Sendable {
    let core: HostCore

    /// A host for some apps. It serves nothing until it runs, or until its routes are added to a server.
    ///
    /// - Parameters:
    ///   - applications: what to show; each lives at its own `BelvedereApp.path`.
    ///   - options: limits, and what the host has to know of the network around it.
    ///   - logger: takes refused events, broken frames and refused sessions.
    ///   - admit: decides who may come in, for a page and for everything that its socket carries: events, uploads, downloads.
    ///     It is asked for each page, each new session and each connection that goes on with a session. Nothing is served before it
    ///     has answered. If it throws, nobody comes in. Without it, everybody may. Middleware of the router is no substitute: it
    ///     stands in front of pages and sees no socket.
    /// - Complexity: O(*n*) in the number of applications.
    public init(
        _ applications: [BelvedereApp],
        options: BrowserOptions = BrowserOptions(),
        logger: Logger = Logger(label: "belvedere"),
        admit: AdmissionPolicy? = nil
    ) {
        core = HostCore(applications: applications, options: options, logger: logger, admit: admit)
    }

    /// The number of sessions that live now, those included that wait for a page whose connection was cut.
    public var sessionCount: Int { core.registry.count }

    /// Ends sessions, whether their pages are connected or not: all those of a person who has logged out, or whose rights have
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
    /// Their pages load again, so `admit` is asked about them anew. Change what `admit` knows first. A visitor who is let in at this
    /// very moment is asked about again, so nobody slips through.
    ///
    /// - Parameter isEnded: whether a session ends.
    /// - Returns: the number of sessions that have ended.
    /// - Complexity: O(*n*) in the number of sessions of the host.
    @discardableResult
    public func endSessions(where isEnded: @Sendable (HostedSession) -> Bool) async -> Int {
        await core.registry.end(where: isEnded)
    }

    /// The server that also speaks the protocol of the pages; give it to your `Application`.
    public var server: HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in LiveChannel(host: core, responder: responder) }
    }
}
