public import BelvedereCore

/// Something to press.
///
/// ```swift
/// let hello = Button("Say hello") { viewModel.userTriggeredSayHelloButton() }
/// let load = Button("Load") { await viewModel.load() }
/// ```
public final class Button: View {
    /// What pressing it means.
    nonisolated public enum Role: String, Sendable, Hashable {
        case normal
        /// What a person most likely came for; at most one to a screen.
        case primary
        /// Deletes or discards.
        case destructive
        /// Leaves things as they are.
        case cancel
    }

    public var title: String { didSet { if title != oldValue { propertyChanged(.text) } } }
    public var role: Role { didSet { if role != oldValue { propertyChanged(.style) } } }
    /// Whether what the button starts is under way. Hosts show it as busy.
    public var isRunning = false { didSet { if isRunning != oldValue { propertyChanged(.isSpinning) } } }
    private var handler: Handler<Void>

    /// A button whose handler runs at once.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void) {
        self.title = title
        self.role = role
        handler = .synchronous(action)
        super.init()
    }

    /// A button whose handler may wait: it runs on the session, and further presses start it again.
    public init(_ title: String, role: Role = .normal, action: @escaping Action) {
        self.title = title
        self.role = role
        handler = .asynchronous(action)
        super.init()
    }

    override var kind: ViewKind { .button }
    override class var properties: [Property] { [.text, .style, .isSpinning] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: title.isEmpty ? nil : .text(title)
        case .style: role == .normal ? nil : .text(role.rawValue)
        case .isSpinning: isRunning ? .flag(true) : nil
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool { event == .activate && handler.isSet }
    override func deliver(_ event: Event) { handler.call(for: self) }
    override func releaseHandlers() { handler = .none }
}
