internal import BelvedereBinding

/// What happens when a person has changed the value of a control: the value that it is bound to is set, and the author's
/// handler is called.
///
/// An object of its own and made on demand, because most controls have no more than one of the two.
class ValueHandlers<Value> {
    /// The author's handler.
    private var change = Handler<Value>.none
    /// Where the handler was given, or else where the control was bound.
    private(set) var place: HandlerPlace?
    /// Sets what the control is bound to.
    private var setModel: ((Value) -> Void)?
    private var token: BindingToken?

    init() {}

    func set(_ handler: Handler<Value>, at place: HandlerPlace) {
        change = handler
        self.place = place
    }

    /// Keeps a control and a value the same, instead of whatever the control was bound to before.
    ///
    /// - Parameter show: Sets the control. It must not hold it.
    func bind(_ value: Dynamic<Value>, at place: HandlerPlace, show: @escaping (Value) -> Void) {
        note(place)
        token = value.bindAndFire(show)
        setModel = { value.value = $0 }
    }

    /// Keeps a control and a value in step by way of a conversion.
    ///
    /// What a person has entered comes back only if the value makes something else of it, so nothing is sent in circles.
    ///
    /// - Parameters:
    ///   - parse: Makes a value of what a person has entered, or `nil` if there is none.
    ///   - show: Sets the control. It must not hold it.
    func bind<Model>(
        _ value: Dynamic<Model>, at place: HandlerPlace, parse: @escaping (Value) -> Model?, show: @escaping (Model) -> Void
    ) {
        note(place)
        token = value.bindAndFire(show)
        setModel = { entered in
            if let model = parse(entered) { value.value = model }
        }
    }

    /// The author's handler says more than the binding does.
    private func note(_ binding: HandlerPlace) {
        if !change.isSet { place = binding }
    }

    /// A person has changed the value.
    func call(_ value: Value, for view: View) {
        setModel?(value)
        change.call(value, for: view)
    }
}
