/// An element of a screen. It is a long-lived object, as in UIKit, and describes its meaning, not its look.
///
/// Assigning another value to a property sends one change to the host, the program that shows the views (such as a browser server).
/// Assigning the same value sends nothing. Once a view is on a screen, it belongs to one session. If code outside this session changes the
/// view, the program stops with the diagnostic BV0001.
///
/// ```swift
/// let status = Label("Idle")
/// status.text = "Loading"
/// status.isHidden = true
/// ```
///
/// To make your own views, subclass ``Stack``.
open class View: BindingOwner {
    /// Whether the view and its subviews are hidden. Hosts leave a hidden view out completely.
    public var isHidden = false { didSet { if isHidden != oldValue { propertyChanged(View.isHidden) } } }

    /// Whether the view and its subviews accept input.
    public var isEnabled = true { didSet { if isEnabled != oldValue { propertyChanged(View.isEnabled) } } }

    /// The name of the view for assistive technology. Set it only if the text of the view is not a good name, as on a button "+".
    public var accessibilityName: String {
        get { extras?.name ?? "" }
        set {
            if newValue == accessibilityName { return }
            keepExtras().name = newValue
            propertyChanged(View.accessibilityName)
        }
    }

    /// The language of the view and its subviews as a BCP 47 tag; empty if it is the language of the session.
    ///
    /// Assistive technology uses it for pronunciation, and it sets the direction of the text. Set it on a quotation, an example, or texts
    /// of a library that does not support the person's language:
    ///
    /// ```swift
    /// let motto = Label("Per aspera ad astra")
    /// motto.accessibilityLanguage = "la"
    /// ```
    public var accessibilityLanguage: String {
        get { extras?.language ?? "" }
        set {
            if newValue == accessibilityLanguage { return }
            keepExtras().language = newValue
            propertyChanged(View.accessibilityLanguage)
        }
    }

    /// The bindings that end with this view.
    public private(set) lazy var bindings = BindingBag()

    /// The host's number for the view; zero if the host does not have the view.
    @_spi(Hosting) public private(set) var identifier = ViewIdentifier.none
    /// The view that contains this one.
    public internal(set) weak var superview: View?

    private(set) var tree: ViewTree?
    /// The context of the session that shows the view; `nil` if the view is on no screen.
    final var context: SessionContext? { tree?.context }
    /// The scope for work of the view's screen; `nil` if the view is on no screen. An alert and a toast belong to the screen that has shown
    /// them.
    final var screenScope: WorkScope? {
        var ancestor: View? = self
        while let current = ancestor {
            if let scope = current.ownScope { return scope }
            ancestor = current.superview
        }
        return nil
    }
    /// The scope for work of a screen, if this view is the root view of a screen; otherwise `nil`.
    var ownScope: WorkScope? { nil }
    /// The scope for work of the view: that of its screen or, without a screen, that of its session.
    final var workScope: WorkScope? { screenScope ?? context?.work.sessionScope }
    private var changedProperties = PropertySet()
    private var isMarked = false
    private var wantsFocus = false
    private var extras: ViewExtras?
    /// The handlers that react to a change by the person; `nil` if the view is not a control with a handler or a binding.
    final var controlHandlers: ControlHandlers? {
        get { extras?.handlers }
        set { keepExtras().handlers = newValue }
    }

    /// Creates a view of a kind of your own. For a view made of other views, subclass ``Stack``.
    @_spi(Hosting) public init() {}

    private final func keepExtras() -> ViewExtras {
        let extras = extras ?? ViewExtras()
        self.extras = extras
        return extras
    }

    /// Gives the view the keyboard focus, now or as soon as the view is on screen.
    ///
    /// Hosts move the focus themselves when a screen appears or leaves. Call this for a field that the person wants to fill.
    public final func focus() {
        if let tree { tree.focus(self) } else { wantsFocus = true }
    }

    // MARK: Declarations of the kind

    /// Declares the property `isEnabled`: whether the view accepts input. A rendered node contains it only if it is `false`.
    @_spi(Hosting) nonisolated public static let isEnabled = ViewProperty<View, Bool>(61, "isEnabled", default: true) { $0.isEnabled }
    /// Whether the view is hidden.
    @_spi(Hosting) nonisolated public static let isHidden = ViewProperty<View, Bool>(62, "isHidden", default: false) { $0.isHidden }
    /// The name for assistive technology that the developer set.
    @_spi(Hosting) nonisolated public static let accessibilityName = ViewProperty<View, String>(
        63, "accessibilityName", default: ""
    ) { $0.accessibilityName }

    /// The language of the view and its subviews, if it is not that of the session.
    @_spi(Hosting) nonisolated public static let accessibilityLanguage = ViewProperty<View, String>(
        60, "accessibilityLanguage", default: ""
    ) { $0.accessibilityLanguage }

    /// The properties that every view has. In the list of a view's properties, they come after those of its kind.
    nonisolated static let commonProperties: [any PropertyDeclaration] = [accessibilityLanguage, isEnabled, isHidden, accessibilityName]
    private nonisolated static let commonTable = PropertyTable(commonProperties)

    /// The kind of the view. Declare your own kind beside its view; see ``ViewKind``.
    @_spi(Hosting) open var kind: ViewKind { .stack }

    /// Returns the current value of a property that is declared for hosts, in the property's own type.
    func value<Value>(of property: some PropertyDeclaration<Value>) -> Value {
        property.erased.value(self).flatMap { Value($0) } ?? property.defaultValue
    }

    /// The subviews, in reading order.
    ///
    /// - Complexity: O(1).
    package var subviews: [View] { [] }

    /// Whether this view, in its current state, accepts the event with its value. The kit calls it before ``deliver(_:)``, and only for
    /// events that the kind declares.
    @_spi(Hosting) open func offers(_ event: Event) -> Bool { false }

    /// Handles an event that ``offers(_:)`` has accepted.
    @_spi(Hosting) open func deliver(_ event: Event) {}

    /// Sends the app's value to the host again after the app has refused an event. The host already shows the person's change, and must
    /// show the app's value instead.
    @_spi(Hosting) open func takeBack(_ event: Event) {}

    /// Releases the handlers. Their closures may keep strong references to the view or its screen, so this breaks the reference cycle.
    @_spi(Hosting) open func releaseHandlers() {
        extras?.handlers = nil
        extras?.validation = nil
    }

    /// Returns the file and line where the developer passed the handler for an event; `nil` if there is no handler or its place is not
    /// known.
    func handlerPlace(for event: Event) -> HandlerPlace? { extras?.handlers?.place }

    /// Returns the file and line where the developer passed the handler for an event. The inspector calls it.
    package final func placeOfHandler(for event: Event) -> HandlerPlace? { handlerPlace(for: event) }

    /// The error message of a control's value; empty for every other view.
    final var valueMessage: String { extras?.message ?? "" }

    /// Sets the error message of a control's value, and reports the change of the property that declares it.
    final func setValueMessage(_ new: String, _ property: some PropertyDeclaration) {
        if new == valueMessage { return }
        keepExtras().message = new
        propertyChanged(property)
    }

    /// The validation of the bound value; `nil` if the view is not a control with a validation.
    final var validation: ControlValidation? {
        get { extras?.validation }
        set { keepExtras().validation = newValue }
    }

    /// Called before a control is bound to a value. Subclasses override it to undo the effects of the previous binding.
    func willBind() { extras?.validation = nil }

    /// Called after the view was added to the views of a window.
    func didAttach() {}
    /// Called after the view was removed from the views of its window.
    func didDetach() {}

    // MARK: Changes for the host

    /// Reports to hosts that a property has changed. Call it in the property's `didSet`, only if the value is different.
    ///
    /// ```swift
    /// final class Lamp: View {
    ///     var isLit = false { didSet { if isLit != oldValue { propertyChanged(Lamp.isLit) } } }
    ///     static let isLit = ViewProperty<Lamp, Bool>(0, "isLit", default: false) { $0.isLit }
    /// }
    /// ```
    ///
    /// Hosts read the value later, once for each batch. So this method sets only one bit and allocates nothing.
    ///
    /// It is not inlined, so that a setter is small enough to be inlined together with its `didSet`.
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
        if changedProperties.isEmpty { return }
        let kind = kind
        let node = node(of: kind)
        while let number = changedProperties.popFirst() {
            if let key = kind.table.key(at: number) ?? Self.commonTable.key(at: number - ViewDeclaration.propertyLimit) {
                batch.append(.set(node, key))
            }
        }
    }

    // MARK: Joining and leaving a tree

    final func attach(to tree: ViewTree) {
        if self.tree === tree { return }
        tree.check(debugName)
        self.tree = tree
        if wantsFocus {
            // Forget that `focus()` was called. Otherwise, a view that is shown again later would get the focus again.
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

    /// Returns the view and its subviews in their current state, as data for the host. From then on the host knows the view and receives
    /// its changes.
    final func render() -> ViewNode {
        guard let tree else { return ViewNode(identifier: .none, kind: kind) }
        if identifier == .none { identifier = tree.identify(self) }
        changedProperties = PropertySet()
        willRender()
        var node = node(of: kind)
        complete(&node)
        node.children = subviews.map { $0.render() }
        return node
    }

    /// Returns the view in its current state, without its children, as data for the host.
    final func node(of kind: ViewKind) -> ViewNode {
        var node = ViewNode(identifier: identifier, kind: kind)
        kind.table.add(of: self, to: &node.properties)
        Self.commonTable.add(of: self, to: &node.properties)
        return node
    }

    /// Called before the whole view is rendered. The rendering contains the current children, so a container discards the pending edits of
    /// its children.
    func willRender() {}

    /// Called after the view was described for the host, before its children are added. ``RecordedView`` replaces its properties here.
    func complete(_ node: inout ViewNode) {}

    /// The name of the view in diagnostics. For a field it is the name from the developer, because the text that a person has entered is
    /// private. The name has no line breaks, because logs are read line by line.
    final var debugName: String {
        let name = String(accessibleName.prefix(80).map { $0.isNewline ? " " : $0 })
        return name.isEmpty ? "a \(kind.name)" : "the \(kind.name) \"\(name)\""
    }

    /// The name that a person would use for the view: its accessibility name or, without one, the text that its kind declares as the name.
    /// It is never a text that a person has entered.
    public final var accessibleName: String {
        if !accessibilityName.isEmpty { return accessibilityName }
        for property in kind.names {
            if let text = property.erased.value(self).flatMap({ String($0) }), !text.isEmpty { return text }
        }
        return ""
    }
}

/// Properties that few views have. A separate object keeps all other views small.
private final class ViewExtras {
    /// The name for assistive technology, if the developer set one.
    var name = ""
    /// The language of the view as a BCP 47 tag, if the developer set one.
    var language = ""
    var handlers: ControlHandlers?
    /// The error message of the value, if the view is a control.
    var message = ""
    var validation: ControlValidation?
}
