/// A choice between on and off that takes effect at once.
///
/// ```swift
/// let openNow = Toggle("Open now") { viewModel.openNow.value = $0 }
/// ```
public final class Toggle: View {
    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var isOn: Bool { didSet { if isOn != oldValue { propertyChanged(.isOn) } } }
    /// Called with the new state when a person has changed it; not for what the app sets.
    public var onChange: ((Bool) -> Void)?

    public init(_ title: String, isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
        self.title = title
        self.isOn = isOn
        self.onChange = onChange
        super.init()
    }

    override var kind: ViewKind { .toggle }
    override class var properties: [Property] { [.text, .isOn] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .isOn: isOn ? .flag(true) : nil
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool {
        if case .toggle = event { true } else { false }
    }

    override func deliver(_ event: Event) {
        guard case .toggle(let new) = event, new != isOn else { return }
        // Marked like any set: the host may have shown it already, and setting the same again costs it nothing, but a
        // host whose person toggled twice while this was on its way must end on what the app has.
        isOn = new
        onChange?(new)
    }

    override func releaseHandlers() { onChange = nil }
}
