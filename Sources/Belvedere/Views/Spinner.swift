/// Says that something is going on whose end is not known. It hides itself while it stands still.
///
/// Hosts wait a moment before they show it, so that short work does not flicker.
///
/// ```swift
/// let spinner = Spinner("Fetching the dogs")
/// spinner.isSpinning = true
/// ```
public final class Spinner: View {
    /// What is going on, for assistive technology and as a word beside the spinner.
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var isSpinning: Bool { didSet { if isSpinning != oldValue { propertyChanged(.isSpinning) } } }

    public init(_ title: String = "", isSpinning: Bool = false) {
        self.title = title
        self.isSpinning = isSpinning
        super.init()
    }

    override var kind: ViewKind { .spinner }
    override class var properties: [Property] { [.text, .isSpinning] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .isSpinning: isSpinning ? .flag(true) : nil
        default: super.value(of: property)
        }
    }
}
