public import BelvedereBinding
public import BelvedereCore

/// A view of your own that a browser shows as a custom element, such as a chart, a player or an editor.
///
/// ```swift
/// nonisolated enum Lamp {
///     static let module = ElementModule("desk-lamp", source: [])      // PackageResources.desk_lamp_js
///     static let element = CustomElement("desk-lamp", role: .button, module: module)
///     static let isLit = ElementProperty<Bool>("isLit")
///     static let press = ElementEvent<Bool>("press")
/// }
/// let lamp = ElementView(Lamp.element, name: "Desk lamp", fallback: "The lamp on the desk")
/// lamp[Lamp.isLit] = true
/// lamp.on(Lamp.press) { isLit in print("The lamp is to be", isLit ? "lit" : "dark") }
/// ```
///
/// Add the module to the `modules` of the ``BelvedereApp``, so that the host serves it. Until it is loaded, or if it cannot be loaded, the
/// person sees ``fallback``. Assistive technology always reads that text after the name, so describe the content of the element in it.
///
/// If a property of the element changes, only that property is sent to the host. Assigning an equal value sends nothing.
open class ElementView: View {
    /// The largest number of properties that an element can have.
    nonisolated static let propertyLimit = 32

    /// The shown custom element.
    public let element: CustomElement
    /// A text that describes the element. A page shows this text in place of the element until the element's module is loaded.
    public var fallback: String { didSet { if fallback != oldValue { propertyChanged(ElementView.fallback) } } }
    private var assignments: [ElementAssignment] = []
    private var handlers: [String: (ElementValue) -> (() -> Void)?] = [:]
    private var eventNames: [String] = [] { didSet { propertyChanged(ElementView.events) } }

    /// Creates a view that shows a custom element.
    ///
    /// - Parameters:
    ///   - element: the kind of element.
    ///   - name: the name for assistive technology.
    ///   - fallback: the text that replaces the element until it is loaded, and describes it.
    public init(_ element: CustomElement, name: String, fallback: String) {
        self.element = element
        self.fallback = fallback
        super.init()
        accessibilityName = name
    }

    /// Sets a property of the element. A value that cannot be encoded becomes `null`.
    ///
    /// - Complexity: O(*n*) in the number of properties of the element and the size of the value.
    public func set<Value: Encodable>(_ property: ElementProperty<Value>, to value: Value) {
        let assignment = ElementAssignment(name: property.name, value: ElementValue(encoding: value))
        if let index = assignments.firstIndex(where: { $0.name == property.name }) {
            if assignments[index] == assignment { return }
            assignments[index] = assignment
            propertyChanged(Self.slots[index])
        } else {
            precondition(
                assignments.count < Self.propertyLimit, "The element \(element.name) has more than \(Self.propertyLimit) properties."
            )
            assignments.append(assignment)
            propertyChanged(Self.slots[assignments.count - 1])
        }
    }

    /// The last value that was assigned to a property of the element; `nil` if there is none.
    ///
    /// ```swift
    /// let ages = ElementProperty<[Int]>("ages")
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of properties of the element and the size of the value.
    public subscript<Value: Codable>(property: ElementProperty<Value>) -> Value? {
        get { assignments.first { $0.name == property.name }.flatMap { try? $0.value.decoded(as: Value.self) } }
        set { if let newValue { set(property, to: newValue) } }
    }

    /// Calls `handler` with the data of each event.
    @discardableResult
    public func on<Value>(_ event: ElementEvent<Value>, _ handler: @escaping (Value) -> Void) -> Self {
        listen(to: event) { value in { handler(value) } }
        return self
    }

    /// Calls an asynchronous `handler` with the data of each event. The handler runs as work of the screen.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public func on<Value>(_ event: ElementEvent<Value>, _ handler: @escaping ItemAction<Value>) -> Self {
        listen(to: event) { [unowned self] value in Handler.asynchronous(handler).prepared(value, for: self) }
        return self
    }

    /// Shows a value as a property of the element, now and after each change. The binding ends with the view.
    ///
    /// ```swift
    /// let ages = ElementProperty<[Int]>("ages")
    /// ```
    ///
    /// - Complexity: O(1). Each change encodes the value, in O(*n*) of its size.
    @discardableResult
    public func bind<Value: Encodable>(_ property: ElementProperty<Value>, to value: DynamicValue<Value>) -> Self {
        value.bindAndFire(to: self) { view, value in view.set(property, to: value) }
        return self
    }

    /// Binds a property in both directions: the element shows each new `value`, and the data of `event` sets `value`. The binding ends with
    /// the view.
    ///
    /// ```swift
    /// let isLit = ElementProperty<Bool>("isLit"), press = ElementEvent<Bool>("press")
    /// ```
    ///
    /// - Complexity: O(1). Each change encodes or decodes the value, in O(*n*) of its size.
    @discardableResult
    public func bind<Value: Codable>(
        _ property: ElementProperty<Value>, changedBy event: ElementEvent<Value>, to value: Dynamic<Value>
    ) -> Self {
        bind(property, to: value)
        return on(event) { value.value = $0 }
    }

    private func listen<Value>(to event: ElementEvent<Value>, _ prepare: @escaping (Value) -> () -> Void) {
        handlers[event.name] = { value in (try? value.decoded(as: Value.self)).map(prepare) }
        let name = event.isContinuous ? "~" + event.name : event.name
        if !eventNames.contains(name) { eventNames.append(name) }
    }

    // MARK: For hosts

    /// Declares the property `element`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let element = ViewProperty<ElementView, CustomElement?>(0, "element", default: nil) {
        $0.element
    }
    /// Declares the property `fallback`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let fallback = ViewProperty<ElementView, String>(1, "fallback", default: "") { $0.fallback }
    /// Declares the property `events`, which hosts read to show the view: the names of the events that the app observes. The names of
    /// continuous events begin with `~`.
    @_spi(Hosting) nonisolated public static let events = ViewProperty<ElementView, [String]>(2, "events", default: []) { $0.eventNames }
    /// The properties of the element, in the order in which they were first set.
    @_spi(Hosting) nonisolated public static let slots = (0..<propertyLimit).map { index in
        ViewProperty<ElementView, ElementAssignment?>(UInt8(index + 3), "property", index: UInt8(index), default: nil) { view in
            view.assignments.indices.contains(index) ? view.assignments[index] : nil
        }
    }
    nonisolated static let properties: [any PropertyDeclaration] = [element, fallback, events] + slots

    @_spi(Hosting) public override var kind: ViewKind { element.kind }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        guard case .emit(let name, let value) = event, let handler = handlers[name] else { return false }
        return handler(value) != nil
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        guard case .emit = event else { return }
        for index in assignments.indices { propertyChanged(Self.slots[index]) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .emit(let name, let value) = event else { return }
        handlers[name]?(value)?()
    }

    @_spi(Hosting) public override func releaseHandlers() { handlers = [:] }
}

@_spi(Hosting) nonisolated extension CustomElement: ViewPropertyValue {}

@_spi(Hosting)
nonisolated extension ViewKind {
    /// Whether the kind is that of a custom element.
    public var isElement: Bool { properties.first?.key == ElementView.element.key }
}
