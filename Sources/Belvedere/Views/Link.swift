internal import BelvedereCore

/// A way to another place: outside the app, or a screen of it.
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
    public var title: String { didSet { if title != oldValue { propertyChanged(Link.title) } } }
    public var destination: String { didSet { if destination != oldValue { propertyChanged(Link.destination) } } }
    private var place: (any LinkedPlace)?

    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
        super.init()
    }

    /// A link to a place of the app.
    init(_ title: String, place: any LinkedPlace) {
        self.title = title
        destination = ""
        self.place = place
        super.init()
    }

    /// The destination, if it is one that hosts follow; see `LinkPolicy`.
    public var followedDestination: String? { LinkPolicy.destination(of: destination) }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Link, String>(0, "title", default: "") { $0.title }
    /// `destination`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let destination = ViewProperty<Link, String>(
        1, "destination", default: ""
    ) { $0.followedDestination ?? "" }

    /// The screen of the app that the link leads to, as hosts are told it; without it the link leads out.
    @_spi(Hosting) nonisolated public static let route = ViewProperty<Link, LinkedAddress?>(2, "route", default: nil) { $0.place?.address(of: $0) }

    @_spi(Hosting) public override var kind: ViewKind { .link }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .activate && place != nil }
    @_spi(Hosting) public override func deliver(_ event: Event) { place?.follow(from: self) }
    @_spi(Hosting) public override func releaseHandlers() { place = nil }
}

nonisolated extension ViewKind {
    /// A way to another place.
    public static let link = ViewKind(
        "link", role: .link, properties: [Link.title, Link.destination, Link.route], names: [Link.title], events: [.activate]
    )
}
