/// A way to somewhere outside the app: a web page, a telephone number, a mail address, a map.
///
/// ```swift
/// let phone = Link("+358 9 1234", to: "tel:+35891234")
/// ```
///
/// Only `http`, `https`, `mailto`, `tel` and `geo` destinations are followed; anything else is shown as text.
public final class Link: View {
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var destination: String { didSet { if destination != oldValue { propertyChanged(.destination) } } }

    public init(_ title: String, to destination: String) {
        self.title = title
        self.destination = destination
        super.init()
    }

    /// The destination, if it is of a kind that hosts follow.
    public var followedDestination: String? {
        // A leading control character or blank is skipped by browsers, so it must not hide a scheme from this check.
        let trimmed = String(destination.unicodeScalars.drop { $0.value <= 0x20 })
        guard let colon = trimmed.firstIndex(of: ":") else { return nil }
        return Self.schemes.contains(trimmed[..<colon].lowercased()) ? trimmed : nil
    }

    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "geo"]

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
