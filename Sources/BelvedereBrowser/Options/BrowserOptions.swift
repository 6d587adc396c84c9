public import Belvedere

/// What a browser host allows, and what it has to know of the network around it. The defaults suit a process that
/// browsers reach directly.
///
/// Behind a reverse proxy that ends TLS:
///
/// ```swift
/// var options = BrowserOptions()
/// options.publicOrigin = "https://apps.example.org"
/// options.trustedProxies = ["127.0.0.1"]
/// ```
public struct BrowserOptions: Sendable {
    /// The origin under which browsers see the apps, e.g. `https://apps.example.org`. Sockets are then opened from
    /// pages of this origin only, and with `https` the cookie is `Secure`. Without it, the origin has to fit the
    /// request's own `Host`.
    public var publicOrigin: String?

    /// The names, without port, under which this server may be asked for, e.g. `["intranet.example"]`. Requests that name
    /// another host get 421.
    ///
    /// Addresses, `localhost` and the host of ``publicOrigin`` are always allowed. The check blocks DNS rebinding: a page
    /// of a foreign site that lets its own name lead to this server.
    public var allowedHosts: Set<String> = []
    /// Whether requests may name any host. Only for a server behind a proxy that checks the name itself.
    public var allowsAnyHost = false

    /// The addresses of proxies whose `X-Forwarded-For` is believed. Whoever else sends the header is counted by the
    /// address it connects from.
    public var trustedProxies: Set<String> = []

    /// The languages the apps speak, as BCP 47 tags, the first for people who speak none of them. A page takes the first
    /// language of the browser's list that is among them, with its region.
    public var languages: [String] = ["en"]

    /// The host's own words by language, as BCP 47 tags. A page in `de-AT` takes those of `de-AT`, or else of `de`, or else
    /// those of ``BrowserTexts/shipped``, or else the English ones.
    public var texts: [String: BrowserTexts] = [:]

    /// The bar above every page, by where the person is: the way back to all apps, other forms of the same app, links, and the choice
    /// of colours and language. Without it there is none.
    public var frame: (@Sendable (FramePlace) -> BrowserFrame?)?

    /// The address of the icon of the site: a path of this server, or `data:` with a picture.
    public var icon = ""

    /// Whether the HTML of a page waits for the data that its screens fetch.
    public var firstRender = FirstRender.immediate

    /// Shows a person their own session from the inside, at the address of any page with `?inspect` behind it. For development; the
    /// module `BelvedereInspector` makes one, by `.development()`.
    ///
    /// A host that looks like production keeps it off: one in a release build, with a ``publicOrigin``, or with ``allowsAnyHost``.
    public var inspector: Inspector?
    /// Shows the ``inspector`` even where the host looks like production. The log warns of it at each start.
    public var allowsInspectorInProduction = false

    /// How long a page whose connection was cut finds its session again.
    public var hold: Duration = .seconds(120)
    /// The number of sessions that wait for their page; the one that has waited longest gives way.
    public var maximumHeldSessions = 1_000
    /// The bytes that are kept for pages to come back to, over all sessions.
    public var maximumHeldBytes = 16 * 1024 * 1024

    /// The number of sessions in all.
    public var maximumSessions = 10_000
    /// The number of sessions from one address (of IPv6, from one /64).
    public var maximumSessionsPerAddress = 100

    /// Frames a page may send per second over time; more are read later, not lost.
    public var framesPerSecond = 200
    /// Frames a page may send at once.
    public var frameBurst = 400
    /// The largest frame a page may send, in bytes.
    public var maximumFrameSize = 32 * 1024
    /// The largest file a person may hand over, in bytes.
    public var maximumFileSize = 8 * 1024 * 1024

    /// The largest number of bytes of unfinished uploads, over all sessions. One address may have a quarter of them.
    public var maximumUploadBytes = 64 * 1024 * 1024
    /// How long an upload may take.
    public var uploadTimeout: Duration = .seconds(600)

    /// The number of connections; `nil` takes as many as the process has file descriptors for. Where there are too many,
    /// the connection that has been without a request for longest is closed.
    public var maximumConnections: Int?
    /// The number of connections from one address (of IPv6, from one /64). Trusted proxies have no such limit.
    public var maximumConnectionsPerAddress = 500
    /// How long a connection may take to send the head of a request, and how long it may stay without one.
    public var idleTimeout: Duration = .seconds(30)
    /// How long the body of a request may take to arrive, besides what ``minimumBodyRate`` allows for its bytes. Also how
    /// long a client may leave its answers unread.
    public var bodyTimeout: Duration = .seconds(30)
    /// The bytes per second that the body of a request has to arrive with in the long run.
    public var minimumBodyRate = 500
    /// How long a request that is under way may take when the process is told to end.
    public var shutdownTimeout: Duration = .seconds(5)

    /// The clock of the sessions and of their limits. Tests move one by hand.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// How kinds of views are written in a page; to be added to for kinds of your own.
    @_spi(Hosting) public var catalog = MarkupCatalog.standard

    /// The defaults, which suit a process that browsers reach directly.
    public init() {}
}
