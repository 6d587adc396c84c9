internal import BelvedereCore

/// A way to another place: outside the app, a page of the same server, or a screen of the app.
///
/// ```swift
/// let phone = Link("+358 9 1234", to: "tel:+35891234")
/// ```
///
/// Only destinations that `LinkPolicy` lets through are followed: those of `http`, `https`, `mailto`, `tel`, `sms` and `geo`.
/// Anything else is shown as text.
///
/// A link to a screen of the app has a real address where the host knows addresses. So a person can open it in a window of its own, or
/// send it to somebody. Followed as usual it shows the screen above the one it stands on; see ``init(_:to:in:)``.
public final class Link: View {
    /// What the link says.
    public var title: String { didSet { if title != oldValue { propertyChanged(Link.title) } } }
    /// Where the link leads, as the app set it. See ``followedDestination`` for what hosts follow.
    public var destination: String { didSet { if destination != oldValue { propertyChanged(Link.destination) } } }
    /// Whether it opens in a window of its own. Links that lead out of the server do so in any case.
    public var opensNewWindow = false { didSet { if opensNewWindow != oldValue { propertyChanged(Link.opensNewWindow) } } }
    private var place: (any LinkedPlace)?
    private let isOnServer: Bool

    /// A link out of the app.
    ///
    /// - Parameters:
    ///   - title: what the link says.
    ///   - destination: an address. One that `LinkPolicy` refuses is shown as text.
    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
        isOnServer = false
        super.init()
    }

    /// A link to a page of the same server: to another app, or to a page that is no app at all.
    ///
    /// ```swift
    /// let shop = Link("Shop", toPage: "/shop")
    /// ```
    ///
    /// - Parameters:
    ///   - title: what the link says.
    ///   - path: the path of the page, with its query if it has one. What does not begin with one slash is not followed, so never
    ///     give it a text that a person has entered.
    public init(_ title: String, toPage path: String) {
        self.title = title
        destination = path
        isOnServer = true
        super.init()
    }

    /// A link to a place of the app.
    init(_ title: String, place: any LinkedPlace) {
        self.title = title
        destination = ""
        isOnServer = true
        self.place = place
        super.init()
    }

    /// The destination, if it is one that hosts follow; see `LinkPolicy`.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public var followedDestination: String? {
        guard isOnServer else { return LinkPolicy.destination(of: destination) }
        return LinkPolicy.allowsPage(at: destination) ? destination : nil
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Link, String>(0, "title", default: "") { $0.title }
    /// `destination`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let destination = ViewProperty<Link, String>(
        1, "destination", default: ""
    ) { $0.followedDestination ?? "" }

    /// The screen of the app that the link leads to, as hosts are told it; without it the link leads out.
    @_spi(Hosting) nonisolated public static let route = ViewProperty<Link, LinkedAddress?>(2, "route", default: nil) {
        $0.place?.address(of: $0)
    }

    /// `opensNewWindow`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let opensNewWindow = ViewProperty<Link, Bool>(3, "opensNewWindow", default: false) {
        $0.opensNewWindow
    }

    @_spi(Hosting) public override var kind: ViewKind { .link }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .activate && place != nil }
    @_spi(Hosting) public override func deliver(_ event: Event) { place?.follow(from: self) }
    @_spi(Hosting) public override func releaseHandlers() { place = nil }
}

nonisolated extension ViewKind {
    /// A way to another place.
    public static let link = ViewKind(
        "link", role: .link, properties: [Link.title, Link.destination, Link.route, Link.opensNewWindow], names: [Link.title],
        events: [.activate]
    )
}
