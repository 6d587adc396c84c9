/// A thing on a screen: an object that stays, as in UIKit, and says what it is, not how it looks.
///
/// Setting a property is one change for the host; setting it to the value it has is none. A view belongs to one session
/// as soon as it is on a screen, and stops the program with the diagnostic BV0001 if it is changed
/// from elsewhere.
///
/// ```swift
/// let status = Label("Idle")
/// status.text = "Loading"
/// status.isHidden = true
/// ```
///
/// Make views of your own by subclassing ``Stack``.
open class View: BindingOwner {
    /// Whether the view is left out, with everything in it.
    public var isHidden = false { didSet { if isHidden != oldValue { propertyChanged(.isHidden) } } }

    /// Whether the view, with everything in it, answers to a person.
    public var isEnabled = true { didSet { if isEnabled != oldValue { propertyChanged(.isEnabled) } } }

    /// What assistive technology calls the view. Only needed where its text does not say it, as on a button "+".
    public var accessibilityName = "" {
        didSet { if accessibilityName != oldValue { propertyChanged(.accessibilityName) } }
    }

    /// The bindings that end with this view.
    public private(set) lazy var bindings = BindingBag()

    /// The number by which the host knows the view, or zero before it does.
    public private(set) var identifier = ViewIdentifier.none
    /// The view that holds this one.
    public internal(set) weak var superview: View?

    private(set) var tree: ViewTree?
    /// The session the view is on, while it is on one.
    final var context: SessionContext? { tree?.context }
    /// The work of the screen that the view is on, while it is on one. A question and a message are on the screen that shows
    /// them.
    final var screenScope: WorkScope? {
        var ancestor: View? = self
        while let current = ancestor {
            if let scope = current.ownScope { return scope }
            ancestor = current.superview
        }
        return nil
    }
    /// The work of the screen that this very view stands for, if it stands for one.
    var ownScope: WorkScope? { nil }
    /// Where the work of the view goes: to its screen, or to the session where it is on none.
    final var workScope: WorkScope? { screenScope ?? context?.work.sessionScope }
    private var changedProperties = PropertySet()
    private var isMarked = false
    private var wantsFocus = false

    init() {}

    /// Gives the view the keyboard, now or as soon as it is on screen.
    ///
    /// Hosts move the keyboard by themselves when a screen comes or goes; this is for a field that a person came to fill.
    public final func focus() {
        if let tree { tree.focus(self) } else { wantsFocus = true }
    }

    // MARK: What a kind of view says of itself

    /// What the view is.
    var kind: ViewKind { .stack }

    /// The properties this kind has beyond those of every view, lowest first.
    class var properties: [Property] { [] }

    /// The value of a property as the host receives it; `nil` is the default.
    func value(of property: Property) -> PropertyValue? {
        switch property {
        case .isHidden: isHidden ? .flag(true) : nil
        case .isEnabled: isEnabled ? nil : .flag(false)
        case .accessibilityName: accessibilityName.isEmpty ? nil : .text(accessibilityName)
        default: nil
        }
    }

    /// The views in this one, in reading order.
    public var subviews: [View] { [] }

    /// Whether this view, as it is now, wants such an event with such a value. Asked before ``deliver(_:)``.
    func offers(_ event: Event) -> Bool { false }

    /// Handles an event that was offered.
    func deliver(_ event: Event) {}

    /// An event was refused. The control on the host already shows what the person did, so it is told again what holds.
    func takeBack(_ event: Event) {}

    /// Lets go of handlers, so that closures which capture the view or its screen strongly leave no cycle behind.
    func releaseHandlers() {}

    /// The view has come under a tree.
    func didAttach() {}
    /// The view has left its tree.
    func didDetach() {}

    // MARK: Telling the host

    /// Marks one property as changed.
    final func propertyChanged(_ property: Property) {
        guard let tree else { return }
        tree.check(debugName)
        if identifier == .none { return }
        changedProperties.insert(property)
        markChanged(in: tree)
    }

    final func markChanged(in tree: ViewTree) {
        if isMarked { return }
        isMarked = true
        tree.mark(self)
    }

    func takeChanges(into batch: inout [Change]) {
        isMarked = false
        while let property = changedProperties.popFirst() {
            batch.append(.set(identifier, property, value(of: property)))
        }
    }

    // MARK: Coming and going

    final func attach(to tree: ViewTree) {
        if self.tree === tree { return }
        tree.check(debugName)
        self.tree = tree
        if wantsFocus {
            // Once: a view that is shown again later does not take the keyboard again.
            wantsFocus = false
            tree.focus(self)
        }
        didAttach()
        for view in subviews { view.attach(to: tree) }
    }

    final func detach() {
        guard let tree else { return }
        tree.check(debugName)
        if identifier != .none { tree.forget(identifier) }
        identifier = .none
        changedProperties = PropertySet()
        isMarked = false
        self.tree = nil
        for view in subviews { view.detach() }
        didDetach()
    }

    /// The view with everything in it, as it is now; the host counts as knowing it from here on.
    final func render() -> ViewNode {
        guard let tree else { return ViewNode(identifier: .none, kind: kind) }
        if identifier == .none { identifier = tree.identify(self) }
        changedProperties = PropertySet()
        willRender()
        var node = ViewNode(identifier: identifier, kind: kind)
        for property in Self.commonProperties + Self.properties {
            if let value = value(of: property) { node.properties.append(PropertyAssignment(property, value)) }
        }
        node.properties.sort { $0.property.rawValue < $1.property.rawValue }
        node.children = subviews.map { $0.render() }
        return node
    }

    /// The last moment before the view is rendered whole: pending structural edits are covered by it.
    func willRender() {}

    private static let commonProperties: [Property] = [.isEnabled, .isHidden, .accessibilityName]

    /// How diagnostics call the view. What a person has entered is nobody's business, so a field goes by what the author
    /// calls it; and a name stays on one line, because logs are read by the line.
    final var debugName: String {
        let field = self as? TextField
        let full = field.map { [$0.accessibilityName, $0.title, $0.placeholder].first { !$0.isEmpty } ?? "" } ?? accessibleName
        let name = String(full.prefix(80).map { $0.isNewline ? " " : $0 })
        return name.isEmpty ? "a \(kind.rawValue)" : "the \(kind.rawValue) \"\(name)\""
    }

    /// What a person would call the view: its accessibility name, or else the text on it.
    public final var accessibleName: String {
        if !accessibilityName.isEmpty { return accessibilityName }
        for property in [Property.text, .title, .placeholder] {
            if case .text(let text)? = value(of: property), !text.isEmpty { return text }
        }
        return ""
    }
}
