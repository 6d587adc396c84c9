/// A switch between on and off that takes effect at once.
///
/// ```swift
/// let openNow = Toggle("Open now").bind(viewModel.openNow)
/// ```
public final class Toggle: View, ValueControl, ValidatedControl {
    /// The label of the switch.
    public var title: String { didSet { if title != oldValue { propertyChanged(Toggle.title) } } }
    /// Whether the switch is on. Setting it in code calls no handler.
    public var isOn: Bool { didSet { if isOn != oldValue { propertyChanged(Toggle.isOn) } } }

    /// The error message of the value, shown beside the control; empty if the value is valid.
    public var message: String {
        get { valueMessage }
        set { setValueMessage(newValue, Toggle.message) }
    }

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - title: the label of the switch.
    ///   - isOn: whether the switch is on at first.
    public init(_ title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
        super.init()
    }

    @_spi(Hosting) public var value: Bool {
        get { isOn }
        set { isOn = newValue }
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Toggle, String>(0, "title", default: "") { $0.title }
    /// Declares the property `isOn`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isOn = ViewProperty<Toggle, Bool>(1, "isOn", default: false) { $0.isOn }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<Toggle, String> = ViewProperty(
        2, "message", default: ""
    ) { $0.message }

    @_spi(Hosting) public override var kind: ViewKind { .toggle }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .toggle = event { true } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .toggle = event { propertyChanged(Toggle.isOn) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        // Report the property as changed, although the host may show the value already. Sending the same value again does no harm. But if
        // the person toggled twice while this event was on its way, the host must show the app's value in the end.
        guard case .toggle(let new) = event else { return }
        change(to: new)
        showValidation()
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Toggle`: a switch between on and off.
    public static let toggle = ViewKind(
        "toggle", role: .switchControl, properties: [Toggle.title, Toggle.isOn, Toggle.message], names: [Toggle.title],
        value: .state(Toggle.isOn), events: [.toggle]
    )
}
