public import Belvedere

/// The settings of a browser host: its limits, its languages, and the facts about its network. The defaults suit a process that browsers
/// reach directly.
///
/// Behind a reverse proxy that ends TLS:
///
/// ```swift
/// var options = BrowserOptions()
/// options.publicOrigin = "https://apps.example.org"
/// options.trustedProxies = ["127.0.0.1"]
/// ```
public struct BrowserOptions: Sendable {
    /// The origin under which browsers see the apps, e.g. `https://apps.example.org`. If it is set, only pages of this origin can open
    /// sockets, and with `https` the cookie is `Secure`. If it is `nil`, the origin must match the `Host` of the request, and the scheme is
    /// `https` only if the process ends TLS itself.
    public var publicOrigin: String?

    /// The names, without port, under which this server answers, e.g. `["intranet.example"]`. Requests for another host name receive the
    /// status 421.
    ///
    /// IP addresses, `localhost` and the host of ``publicOrigin`` are always allowed. The check blocks DNS rebinding: a foreign site lets
    /// its own domain name resolve to the address of this server.
    public var allowedHosts: Set<String> = []
    /// Whether requests may use any host name. Set it only behind a proxy that checks the name itself.
    public var allowsAnyHost = false

    /// The addresses of proxies whose `X-Forwarded-For` the host trusts. If a request comes from any other address, the host ignores this
    /// header and uses the address of the connection.
    public var trustedProxies: Set<String> = []

    /// The languages of the apps, as BCP 47 tags. A page uses the first language of the browser's list that is in this array, with its
    /// region. If there is none, it uses the first language of the array.
    public var languages: [String] = ["en"]

    /// The host's own texts, such as "Back", by the BCP 47 tag of their language. A page in `de-AT` uses the texts for `de-AT`, or else for
    /// `de`, or else those of ``BrowserTexts/shipped``, or else the English texts. In the last case the log contains one warning with the
    /// language.
    public var texts: [String: BrowserTexts] = [:]

    /// A closure that returns the page bar for a page, or `nil` if the page has none. The bar contains links and the choice of colours and
    /// language. Without the closure no page has a bar.
    public var pageBar: (@Sendable (PageBar.Place) -> PageBar?)?

    /// The address of the icon of the site: a path of this server, or a `data:` address with a picture. The content security policy of the
    /// pages allows pictures of both kinds.
    public var icon = ""

    /// Whether the HTML of a page waits for the data that its screens fetch.
    public var firstRender = FirstRender.immediate

    /// The inspector, a tool for development: it shows the views and events of a person's own session when they add `?inspect` to the
    /// address of a page. The module `BelvedereInspector` makes one with `.development()`.
    ///
    /// The host does not offer the inspector if it looks like production: a release build, a ``publicOrigin``, or ``allowsAnyHost``.
    public var inspector: Inspector?
    /// Whether the host offers the ``inspector`` even in production. The log contains a warning about it at each start.
    public var allowsInspectorInProduction = false

    /// The time for which the host stores a session (the state of one open page) after its connection was cut. In this time its page can
    /// connect again and continue.
    public var hold: Duration = .seconds(120)
    /// The maximum number of sessions that wait for their page. `nil` means ``maximumSessions``, so that all pages find their sessions
    /// again if all connections are cut. Above the limit, the host looks at the network address with the most waiting sessions, and ends
    /// its longest waiting session.
    public var maximumHeldSessions: Int?
    /// The maximum number of bytes that the host stores for sessions that wait for their page, over all sessions.
    public var maximumHeldBytes = 16 * 1024 * 1024

    /// The maximum number of sessions in total.
    public var maximumSessions = 10_000
    /// The maximum number of sessions from one network address. All IPv6 addresses of one /64 network count as one address.
    public var maximumSessionsPerAddress = 100

    /// The number of frames (messages) per second that a page may send on average. If a page sends more, the host reads them later; none is
    /// lost.
    public var framesPerSecond = 200
    /// The number of frames that a page may send at once before the average counts.
    public var frameBurst = 400
    /// The processor time that the events of a page may use per second, on average. A turn is the work for the events that arrive together;
    /// its first millisecond does not count. All pages of a network address together may use four times as much. The host handles further
    /// events later; none is lost.
    public var turnTimePerSecond: Duration = .milliseconds(250)
    /// The processor time that the events of a page may use at once before the average counts.
    public var turnTimeBurst: Duration = .seconds(10)
    /// The largest frame a page may send, in bytes.
    public var maximumFrameSize = 32 * 1024
    /// The largest file that a person may upload, in bytes. The limit of each `FileField` applies too. A file is stored on the disk, so it
    /// may be larger than the memory.
    public var maximumFileSize = 8 * 1024 * 1024
    /// The maximum number of bytes of all uploaded files together: those that are still arriving, and those that the apps still use. The
    /// files from one network address may use a quarter of them.
    public var maximumUploadBytes = 1024 * 1024 * 1024
    /// The maximum number of bytes of the uploaded files of one session.
    public var maximumUploadBytesPerSession = 64 * 1024 * 1024
    /// The time limit of an upload, from the choice of the file to its last byte.
    public var uploadTimeout: Duration = .seconds(600)
    /// The folder on whose disk uploaded files are stored. The files have no names there, and the system deletes them when they are no
    /// longer used. `nil` means the folder in the variable `TMPDIR`, or else `/var/tmp`.
    public var uploadFolder: String?
    /// The time in which the browser must ask for a file that an app offers to save.
    public var downloadTimeout: Duration = .seconds(60)

    /// The maximum number of connections. `nil` means as many as the file descriptors of the process allow. Above the limit, the host
    /// closes the connection that has been without a request for longest.
    public var maximumConnections: Int?
    /// The maximum number of connections from one network address. All IPv6 addresses of one /64 network count as one. Trusted proxies have
    /// no such limit.
    public var maximumConnectionsPerAddress = 500
    /// The time in which a connection must send the head of a request. A connection without a request is closed after the same time.
    public var idleTimeout: Duration = .seconds(30)
    /// The time in which the body of a request must arrive. ``minimumBodyRate`` adds time for each received byte. A client must also read
    /// its responses within this time.
    public var bodyTimeout: Duration = .seconds(30)
    /// The average number of bytes per second with which the body of a request must arrive.
    public var minimumBodyRate = 500
    /// The time that a request in progress has to finish when the process ends. The sessions have the same time to close.
    public var shutdownTimeout: Duration = .seconds(5)

    /// The clock of the sessions and of their limits. Tests use a clock that they move by hand.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// The functions that write each kind of view into a page. Add your own kinds here.
    @_spi(Hosting) public var catalog = MarkupCatalogue.standard

    /// The defaults, which suit a process that browsers reach directly.
    public init() {}
}
