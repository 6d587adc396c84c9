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
    @usableFromInline let delivery: Delivery

    /// A dynamic whose listeners are called when a set changes its value, and not when the new value equals the old.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    @inlinable
    public init(_ value: Value, name: String? = nil) where Value: Equatable {
        isEqual = { $0 == $1 }
        delivery = .changes
        super.init(stored: value, name: name)
    }

    /// A dynamic of values that cannot be compared: every set counts as a change.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    @inlinable
    public init(_ value: Value, name: String? = nil) {
        isEqual = nil
        delivery = .changes
        super.init(stored: value, name: name)
    }

    /// A dynamic that says itself what a set means; see ``Delivery``.
    ///
    /// ```swift
    /// let taps = Dynamic(0, delivery: .events)           // two taps on row 3 are two events
    /// ```
    @inlinable
    public init(_ value: Value, delivery: Delivery, name: String? = nil) {
        isEqual = nil
        self.delivery = delivery
        super.init(stored: value, name: name)
    }

    /// The current value. Setting it calls the listeners, in the order of binding, before the setter returns.
    ///
    /// A set made inside a listener is visible at once and is told to the listeners when the one that made it returns.
    @inlinable
    public override var value: Value {
        get { stored.unsafelyUnwrapped }
        set {
            if delivery == .events { return send(newValue) }
            if let isEqual, isEqual(stored.unsafelyUnwrapped, newValue) { return }
            stored = newValue
            version &+= 1
            guard hasBindings else { return }
            Propagation.withCurrent { propagation in
                if propagation.isBusy {
                    propagation.enqueue(self)
                } else {
                    propagation.isBusy = true
                    deliver(in: propagation)
                    propagation.finish()
                }
            }
        }
    }

    @usableFromInline func send(_ event: Value) {
        Propagation.withCurrent { propagation in
            if propagation.isBusy {
                propagation.enqueueEvent { [self] in
                    stored = event
                    version &+= 1
                    deliver(in: propagation)
                }
            } else {
                stored = event
                version &+= 1
                guard hasBindings else { return }
                propagation.isBusy = true
                deliver(in: propagation)
                propagation.finish()
            }
        }
    }
}
