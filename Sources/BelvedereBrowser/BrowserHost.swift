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

    /// - Parameters:
    ///   - applications: what to show; each lives at its own `BelvedereApp.path`.
    ///   - options: limits, and what the host has to know of the network around it.
    ///   - logger: takes refused events, broken frames and refused sessions.
    public init(
        _ applications: [BelvedereApp],
        options: BrowserOptions = BrowserOptions(),
        logger: Logger = Logger(label: "belvedere")
    ) {
        core = HostCore(applications: applications, options: options, logger: logger)
    }

    /// The number of sessions that live now, those included that wait for a page whose connection was cut.
    public var sessionCount: Int { core.registry.count }

    /// The server that also speaks the protocol of the pages; give it to your `Application`.
    public var server: HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in LiveChannel(host: core, responder: responder) }
    }
}
