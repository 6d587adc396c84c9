internal import BelvedereCore

/// A way to somewhere outside the app: a web page, a telephone number, a mail address, a map.
///
/// ```swift
/// let phone = Link("+358 9 1234", to: "tel:+35891234")
/// ```
///
/// Only destinations that `LinkPolicy` lets through are followed: those of `http`, `https`, `mailto`, `tel`, `sms` and `geo`.
/// Anything else is shown as text.
public final class Link: View {
    public var title: String { didSet { if title != oldValue { propertyChanged(Link.title) } } }
    public var destination: String { didSet { if destination != oldValue { propertyChanged(Link.destination) } } }

    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
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

    @_spi(Hosting) public override var kind: ViewKind { .link }
}

nonisolated extension ViewKind {
    /// A way to somewhere outside the app.
    public static let link = ViewKind(
        "link", role: .link, properties: [Link.title, Link.destination], names: [Link.title]
    )
}
