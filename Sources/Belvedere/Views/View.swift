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
    public var isHidden = false { didSet { if isHidden != oldValue { propertyChanged(View.isHidden) } } }

    /// Whether the view, with everything in it, answers to a person.
    public var isEnabled = true { didSet { if isEnabled != oldValue { propertyChanged(View.isEnabled) } } }

    /// What assistive technology calls the view. Only needed where its text does not say it, as on a button "+".
    public var accessibilityName = "" {
        didSet { if accessibilityName != oldValue { propertyChanged(View.accessibilityName) } }
    }

    /// The bindings that end with this view.
    public private(set) lazy var bindings = BindingBag()

    /// The number by which the host knows the view, or zero before it does.
    @_spi(Hosting) public private(set) var identifier = ViewIdentifier.none
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

    /// A view of a kind of your own. Views made of others are subclasses of ``Stack``.
    @_spi(Hosting) public init() {}

    /// Gives the view the keyboard, now or as soon as it is on screen.
    ///
    /// Hosts move the keyboard by themselves when a screen comes or goes; this is for a field that a person came to fill.
    public final func focus() {
        if let tree { tree.focus(self) } else { wantsFocus = true }
    }

    // MARK: What a kind of view says of itself

    /// Whether the view answers to a person; `false` is told to hosts.
    @_spi(Hosting) nonisolated public static let isEnabled = ViewProperty<View, Bool>(61, "isEnabled", default: true) { $0.isEnabled }
    /// Whether the view is left out.
    @_spi(Hosting) nonisolated public static let isHidden = ViewProperty<View, Bool>(62, "isHidden", default: false) { $0.isHidden }
    /// The name that the author gave the view for assistive technology.
    @_spi(Hosting) nonisolated public static let accessibilityName = ViewProperty<View, String>(
        63, "accessibilityName", default: ""
    ) { $0.accessibilityName }

    /// The properties that every view has. They stand behind those of the kind.
    nonisolated static let commonProperties: [any PropertyDeclaration] = [isEnabled, isHidden, accessibilityName]
    private nonisolated static let commonTable = PropertyTable(commonProperties)

    /// What the view is. A kind of your own is declared beside its view; see ``ViewKind``.
    @_spi(Hosting) open var kind: ViewKind { .stack }

    /// What a property is now, as a host is told it; `nil` if the view has no such property.
    final func assignment(of number: Int) -> PropertyAssignment? {
        number < ViewDeclaration.propertyLimit
            ? kind.table.assignment(at: number, of: self)
            : Self.commonTable.assignment(at: number - ViewDeclaration.propertyLimit, of: self)
    }

    /// The value of a property of the view as hosts are told it, in the property's own type.
    func value<Value>(of property: some PropertyDeclaration<Value>) -> Value {
        property.erased.value(self).flatMap { Value($0) } ?? property.defaultValue
    }

    /// The views in this one, in reading order.
    ///
    /// - Complexity: O(1).
    public var subviews: [View] { [] }

    /// Whether this view, as it is now, wants such an event with such a value. Asked before ``deliver(_:)``, and only for
    /// events that the kind declares.
    @_spi(Hosting) open func offers(_ event: Event) -> Bool { false }

    /// Handles an event that was offered.
    @_spi(Hosting) open func deliver(_ event: Event) {}

    /// An event was refused. The control already shows what the person did, so the host is told the value of the app again.
    @_spi(Hosting) open func takeBack(_ event: Event) {}

    /// Lets go of handlers, so that closures which capture the view or its screen strongly leave no cycle behind.
    @_spi(Hosting) open func releaseHandlers() {}

    /// Where in an author's code the handler of an event was given; `nil` where none was, or where it is not known.
    func handlerPlace(for event: Event) -> HandlerPlace? { nil }

    /// The same, for the inspector.
    package final func placeOfHandler(for event: Event) -> HandlerPlace? { handlerPlace(for: event) }

    /// The view has come under a tree.
    func didAttach() {}
    /// The view has left its tree.
    func didDetach() {}

    // MARK: Telling the host

    /// Tells hosts that a property has another value. Called from its `didSet`, where it is not the one it had.
    ///
    /// ```swift
    /// final class Lamp: View {
    ///     var isLit = false { didSet { if isLit != oldValue { propertyChanged(Lamp.isLit) } } }
    ///     static let isLit = ViewProperty<Lamp, Bool>(0, "isLit", default: false) { $0.isLit }
    /// }
    /// ```
    ///
    /// Hosts read the value later, once for each batch. So this marks one bit and allocates nothing.
    ///
    /// Not inlined, so that a setter stays small enough to be inlined together with its `didSet`.
    @_spi(Hosting) @inline(never)
    public final func propertyChanged(_ property: some PropertyDeclaration) {
        propertyChanged(number: property.key.number)
    }

    private final func propertyChanged(number: UInt8) {
        guard let tree else { return }
        tree.check(debugName)
        if identifier == .none { return }
        changedProperties.insert(number)
        markChanged(in: tree)
    }

    final func markChanged(in tree: ViewTree) {
        if isMarked { return }
        isMarked = true
        tree.mark(self)
    }

    func takeChanges(into batch: inout [Change]) {
        isMarked = false
        while let number = changedProperties.popFirst() {
            if let assignment = assignment(of: number) { batch.append(.set(identifier, assignment)) }
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
        let kind = kind
        var node = ViewNode(identifier: identifier, kind: kind)
        kind.table.add(of: self, to: &node.properties)
        Self.commonTable.add(of: self, to: &node.properties)
        node.children = subviews.map { $0.render() }
        return node
    }

    /// The last moment before the view is rendered whole: pending structural edits are covered by it.
    func willRender() {}

    /// The name of the view in diagnostics. A field has the name that the author gave it, because what a person enters is private. The
    /// name stays on one line, because logs are read by the line.
    final var debugName: String {
        let name = String(accessibleName.prefix(80).map { $0.isNewline ? " " : $0 })
        return name.isEmpty ? "a \(kind.name)" : "the \(kind.name) \"\(name)\""
    }

    /// What a person would call the view: its accessibility name, or else the text that its kind declares to be its name. What
    /// somebody has entered is no name.
    public final var accessibleName: String {
        if !accessibilityName.isEmpty { return accessibilityName }
        for property in kind.names {
            if let text = property.erased.value(self).flatMap({ String($0) }), !text.isEmpty { return text }
        }
        return ""
    }
}
