/// A switch between on and off that takes effect at once.
///
/// ```swift
/// let openNow = Toggle("Open now").bind(viewModel.openNow)
/// ```
public final class Toggle: View, ValueControl {
    /// The label of the switch.
    public var title: String { didSet { if title != oldValue { propertyChanged(Toggle.title) } } }
    /// Whether the switch is on. Setting it in code calls no handler.
    public var isOn: Bool { didSet { if isOn != oldValue { propertyChanged(Toggle.isOn) } } }

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
        if case .toggle(let new) = event { change(to: new) }
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Toggle`: a switch between on and off.
    public static let toggle = ViewKind(
        "toggle", role: .switchControl, properties: [Toggle.title, Toggle.isOn], names: [Toggle.title], value: .state(Toggle.isOn),
        events: [.toggle]
    )
}
