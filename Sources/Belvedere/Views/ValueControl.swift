public import BelvedereBinding
public import BelvedereCore

/// A control whose value a person changes: a switch, a field, a picker.
///
/// All controls have the same methods `bind` and `onChange`, also if their values have different names:
///
/// ```swift
/// let openNow = Dynamic(false)
/// let toggle = Toggle("Open now").bind(openNow)
/// let order = Picker("Sort by", choices: ["Name", "Age"]).onChange { index in print(index) }
/// ```
///
/// A control releases its handlers when its screen closes.
public protocol ValueControl<Value>: View {
    /// The type of the value.
    associatedtype Value

    /// The value of the control. Each control also has it under a name of its own, such as `isOn` of a toggle. Setting the value in code
    /// calls no handler.
    var value: Value { get set }
}

extension ValueControl {
    /// Calls `handler` with the new value after a person has changed it. Setting the value in code does not call it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Value) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Calls an asynchronous handler with the new value after a person has changed it. Setting the value in code does not call it.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Value>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the control in both directions: a person's change sets `value`, and the control shows each new `value`. The binding ends with
    /// the control, or when the control is bound to another value.
    ///
    /// ```swift
    /// let isPresent = Dynamic(true), size = Dynamic(0)
    /// let toggle = Toggle("Present").bind(isPresent)
    /// let picker = Picker("Size", choices: ["Small", "Large"]).bind(size)
    /// ```
    ///
    /// If the control cannot show a value, such as an index outside the choices, it shows the nearest valid one. `value` does not change.
    @discardableResult
    public func bind(_ value: Dynamic<Value>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, at: HandlerPlace(file, line), parse: { $0 }) { control, value in control.value = value }
    }

    // MARK: For new controls

    /// Sets the bound value and calls the handler. A control calls it when a person has changed the value.
    @_spi(Hosting) public func reportChange() { valueHandlers?.call(value, for: self) }

    /// Binds the control in both directions with a conversion.
    ///
    /// - Parameters:
    ///   - parse: Converts the entered value to the bound value, or returns `nil` if that is not possible.
    ///   - show: Shows the bound value in the control.
    func bind<Model>(
        _ value: Dynamic<Model>, at place: HandlerPlace, parse: @escaping (Value) -> Model?, show: @escaping (Self, Model) -> Void
    ) -> Self {
        willBind()
        keepHandlers().bind(value, at: place, parse: parse) { [weak self] in if let self { show(self, $0) } }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Value> {
        if let handlers = valueHandlers { return handlers }
        let handlers = ValueHandlers<Value>()
        controlHandlers = handlers
        return handlers
    }

    private var valueHandlers: ValueHandlers<Value>? { controlHandlers as? ValueHandlers<Value> }
}

extension ValueControl where Value: Equatable {
    /// Accepts a value from a person: shows it and reports the change. An equal value changes nothing.
    @_spi(Hosting) public func change(to new: Value) {
        if new == value { return }
        value = new
        reportChange()
    }
}

/// The base class of `ValueHandlers`, for code that does not know the type of the control's value.
class ControlHandlers {
    /// The file and line where the developer passed the handler or, without a handler, bound the control. The inspector shows it.
    fileprivate(set) final var place: HandlerPlace?

    fileprivate init() {}
}

/// The object that reacts to a change of a control's value: it sets the bound value and calls the developer's handler.
///
/// It is an object of its own, created at the first binding or handler, because many controls have neither.
final class ValueHandlers<Value>: ControlHandlers {
    /// The developer's handler.
    private var change = Handler<Value>.none
    /// The closure that sets the bound value; `nil` if the control is not bound.
    private var setModel: ((Value) -> Void)?
    private var token: BindingToken?

    override init() { super.init() }

    func set(_ handler: Handler<Value>, at place: HandlerPlace) {
        change = handler
        self.place = place
    }

    /// Binds a control and a value to each other. The binding replaces the previous one.
    ///
    /// The value is shown in the control again only if it differs from the entered value. So there is no endless loop.
    ///
    /// - Parameters:
    ///   - parse: Converts the entered value to the bound value, or returns `nil` if that is not possible.
    ///   - show: Shows the bound value in the control. The closure must not keep a strong reference to the control.
    func bind<Model>(
        _ value: Dynamic<Model>, at place: HandlerPlace, parse: @escaping (Value) -> Model?, show: @escaping (Model) -> Void
    ) {
        // If there is a handler, keep its file and line. They are more useful for the inspector than those of the binding.
        if !change.isSet { self.place = place }
        token = value.bindAndFire(show)
        setModel = { entered in
            if let model = parse(entered) { value.value = model }
        }
    }

    /// Handles a change by the person.
    func call(_ value: Value, for view: View) {
        setModel?(value)
        change.call(value, for: view)
    }
}
