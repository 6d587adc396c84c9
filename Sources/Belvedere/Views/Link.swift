public import BelvedereCore

/// A link to a place outside the app, to a page of the same server, or to a screen of the app.
///
/// ```swift
/// let phone = Link("+358 9 1234", to: "tel:+35891234")
/// ```
///
/// Hosts open only the destinations that `LinkPolicy` allows: addresses that begin with `http:`, `https:`, `mailto:`, `tel:`, `sms:` or
/// `geo:`. A link with another destination is shown as text.
///
/// If the host uses addresses, a link to a screen of the app has a real address. So a person can open it in another window or send it to
/// someone. A normal click opens the linked screen on top of the screen that contains the link; see ``init(_:to:in:)``.
public final class Link: View {
    /// The text of the link.
    public var title: String { didSet { if title != oldValue { propertyChanged(Link.title) } } }
    /// The destination that the app has assigned. Hosts open `followedDestination` instead, which is checked.
    public var destination: String { didSet { if destination != oldValue { propertyChanged(Link.destination) } } }
    /// Whether the link opens a new window. Links to other servers always do.
    public var opensNewWindow = false { didSet { if opensNewWindow != oldValue { propertyChanged(Link.opensNewWindow) } } }
    /// A picture of the purpose of the link. With a picture, hosts show the link like a button with this picture.
    ///
    /// ```swift
    /// let call = Link("Call", to: "tel:+35891234")
    /// call.symbol = .phone
    /// ```
    public var symbol: Symbol? { didSet { if symbol != oldValue { propertyChanged(Link.symbol) } } }
    private var place: (any LinkedPlace)?
    private let isOnServer: Bool

    /// Creates a link to an address outside the app.
    ///
    /// - Parameters:
    ///   - title: the text of the link.
    ///   - destination: an address. If `LinkPolicy` refuses it, the link is shown as text.
    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
        isOnServer = false
        super.init()
    }

    /// Creates a link to a page of the same server: another app, or a page that belongs to no app.
    ///
    /// ```swift
    /// let shop = Link("Shop", toPage: "/shop")
    /// ```
    ///
    /// - Parameters:
    ///   - title: the text of the link.
    ///   - path: the path of the page, with its query if it has one. Hosts open only a path that begins with exactly one slash. Never pass
    ///     a text that a person has entered.
    public init(_ title: String, toPage path: String) {
        self.title = title
        destination = path
        isOnServer = true
        super.init()
    }

    /// Creates a link to a screen of the app.
    init(_ title: String, place: any LinkedPlace) {
        self.title = title
        destination = ""
        isOnServer = true
        self.place = place
        super.init()
    }

    /// The destination; `nil` if `LinkPolicy` does not allow hosts to open it.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    package var followedDestination: String? {
        guard isOnServer else { return LinkPolicy.destination(of: destination) }
        return LinkPolicy.allowsPage(at: destination) ? destination : nil
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Link, String>(0, "title", default: "") { $0.title }
    /// Declares the property `destination`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let destination = ViewProperty<Link, String>(
        1, "destination", default: ""
    ) { $0.followedDestination ?? "" }

    /// Declares the property `route`, which hosts read to show the view: the address of the linked screen; `nil` if the link does not lead
    /// to a screen of the app.
    @_spi(Hosting) nonisolated public static let route = ViewProperty<Link, LinkedAddress?>(2, "route", default: nil) {
        $0.place?.address(of: $0)
    }

    /// Declares the property `opensNewWindow`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let opensNewWindow = ViewProperty<Link, Bool>(3, "opensNewWindow", default: false) {
        $0.opensNewWindow
    }

    /// Declares the property `symbol`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<Link, Symbol?>(4, "symbol", default: nil) { $0.symbol }

    @_spi(Hosting) public override var kind: ViewKind { .link }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .activate && place != nil }
    @_spi(Hosting) public override func deliver(_ event: Event) { place?.follow(from: self) }
    @_spi(Hosting) public override func releaseHandlers() { place = nil }
}

nonisolated extension ViewKind {
    /// The view kind of `Link`: a link to another page or screen.
    public static let link = ViewKind(
        "link", role: .link, properties: [Link.title, Link.destination, Link.route, Link.opensNewWindow, Link.symbol],
        names: [Link.title], events: [.activate]
    )
}

/// The screen of the app that a link opens.
protocol LinkedPlace {
    /// Returns the address that the link opens; `nil` if the link is on no screen. The address depends on the screen that contains the
    /// link.
    func address(of link: View) -> LinkedAddress?
    /// Opens the linked screen on top of the screen that contains the link.
    func follow(from link: View)
}

/// The address of a screen of the app.
@_spi(Hosting)
nonisolated public struct LinkedAddress: Sendable, Hashable {
    /// The path of the app on its host, such as `/contacts`.
    public var application: String
    /// The path of the screen below the path of the app, such as `/add`.
    public var path: String

    public init(application: String, path: String) {
        self.application = application
        self.path = path
    }

    /// The whole path on the app's host. It begins with exactly one slash, because a browser reads two slashes as the beginning of another
    /// server's name.
    public var address: String { "/" + (application + path).drop { $0 == "/" } }
}

@_spi(Hosting) nonisolated extension LinkedAddress: ViewPropertyValue {}
