/// Says how much of something is done.
///
/// ```swift
/// let progress = ProgressView("Importing")
/// progress.fraction = 0.4
/// ```
public final class ProgressView: View {
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    /// From 0 to 1; `nil` while it is not known. Values outside are brought to the nearer end.
    public var fraction: Double? { didSet { if fraction != oldValue { propertyChanged(.fraction) } } }

    public init(_ title: String = "", fraction: Double? = nil) {
        self.title = title
        self.fraction = fraction
        super.init()
    }

    override var kind: ViewKind { .progress }
    override class var properties: [Property] { [.text, .fraction] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .fraction: fraction.map { .number($0.isNaN ? 0 : min(1, max(0, $0))) }
        default: super.value(of: property)
        }
    }
}
