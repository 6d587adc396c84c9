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
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var destination: String { didSet { if destination != oldValue { propertyChanged(.destination) } } }

    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
        super.init()
    }

    /// The destination, if it is one that hosts follow; see `LinkPolicy`.
    public var followedDestination: String? { LinkPolicy.destination(of: destination) }

    override var kind: ViewKind { .link }
    override class var properties: [Property] { [.text, .destination] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .destination: followedDestination.map { .text($0) }
        default: super.value(of: property)
        }
    }
}
