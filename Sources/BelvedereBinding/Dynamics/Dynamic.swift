/// A value that tells those who are bound to it when it changes.
///
/// The heart of a view model: the view binds, the view model sets, and the view model never knows the view.
///
/// ```swift
/// final class HelloViewModel {
///     let helloText = Dynamic("")
///     func userTriggeredSayHelloButton() { helloText.value = "Hello" }
/// }
/// ```
///
/// A dynamic is an ordinary object without an isolation of its own. Use it on the main actor, on a session or in a test;
/// the compiler refuses to let two of them touch it.
public final class Dynamic<Value>: DynamicValue<Value> {
    @usableFromInline let isEqual: ((Value, Value) -> Bool)?

    /// A dynamic whose listeners are called when a set changes its value, and not when the new value equals the old.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) where Value: Equatable {
        self.init(value, isEqual: { $0 == $1 }, delivery: .changes, name: name)
    }

    /// A dynamic of values that cannot be compared: every set counts as a change.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) {
        self.init(value, isEqual: nil, delivery: .changes, name: name)
    }

    /// A dynamic whose every set is told, even of an equal value: as a state or as an event, see ``Delivery``.
    ///
    /// ```swift
    /// let taps = Dynamic(0, delivery: .events)           // two taps on row 3 are two events
    /// ```
    @inlinable
    public convenience init(_ value: Value, delivery: Delivery, name: String? = nil) {
        self.init(value, isEqual: nil, delivery: delivery, name: name)
    }

    @inlinable
    init(_ value: Value, isEqual: ((Value, Value) -> Bool)?, delivery: Delivery, name: String?) {
        self.isEqual = isEqual
        super.init(
            stored: value,
            name: name,
            kind: delivery == .events ? .events : .state
        ) { node, _ in
            let dynamic = unsafeDowncast(node, to: Dynamic<Value>.self)
            Propagation.withCurrent { dynamic.deliver(in: $0) }
        }
    }

    /// The current value. Setting it calls the listeners, in the order of binding, before the setter returns.
    ///
    /// A set made inside a listener is visible at once and is told to the listeners when the one that made it returns.
    @inlinable
    public override var value: Value {
        get {
            Propagation.withCurrent { propagation in
                if propagation.state.contains(.tracking) { propagation.recordRead(of: self) }
            }
            return stored.unsafelyUnwrapped
        }
        set {
            if let isEqual {
                if isEqual(stored.unsafelyUnwrapped, newValue) { return }
            } else if kind == .events {
                return send(newValue)
            }
            stored = newValue
            version &+= 1
            if firstDependent == nil, !hasBindings { return }
            Propagation.withCurrent { propagation in
                if propagation.state.isEmpty {
                    propagation.begin()
                    if firstDependent != nil { propagation.mark(dependentsOf: self) }
                    deliver(in: propagation)
                    propagation.finish()
                } else {
                    propagation.changed(self)
                }
            }
        }
    }

    /// Delivers an event now, or after those that are being delivered.
    @usableFromInline func send(_ event: Value) {
        Propagation.withCurrent { propagation in
            let deliverEvent = { [self] in
                stored = event
                version &+= 1
                propagation.mark(dependentsOf: self)
                deliver(in: propagation)
            }
            if propagation.state.contains(.busy) {
                propagation.enqueue(PendingEvent(of: self, deliverEvent))
            } else {
                let watched = propagation.suspendTracking()
                propagation.begin()
                deliverEvent()
                propagation.finish()
                propagation.resumeTracking(watched)
            }
        }
    }
}
