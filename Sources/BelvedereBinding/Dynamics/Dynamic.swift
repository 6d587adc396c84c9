/// A value that notifies its listeners when it changes.
///
/// View models consist mainly of dynamics. The view binds to them, the view model sets them, and the view model never knows the view.
///
/// ```swift
/// final class HelloViewModel {
///     let helloText = Dynamic("")
///     func userTriggeredSayHelloButton() { helloText.value = "Hello" }
/// }
/// ```
///
/// A dynamic is an ordinary object without an isolation of its own. Use it on the main actor, on a session or in a test. The compiler does
/// not let two isolations use the same dynamic.
public final class Dynamic<Value>: DynamicValue<Value> {
    /// Returns whether two values are equal. Called only if the values are `Equatable`. The property is not optional, because calling an
    /// optional closure would need a retain.
    @usableFromInline let isEqual: (Value, Value) -> Bool

    /// A dynamic of `Equatable` values. Its listeners are called when it is set to a different value, but not when the new value equals the
    /// old one.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - name: The name of the dynamic in traces and reports.
    /// - Complexity: O(1).
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) where Value: Equatable {
        self.init(value, isEqual: { $0 == $1 }, name: name)
    }

    /// A dynamic of values that are not `Equatable`: every assignment counts as a change.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - name: The name of the dynamic in traces and reports.
    /// - Complexity: O(1).
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) {
        self.init(value, isEqual: nil, name: name)
    }

    @inlinable
    init(_ value: Value, isEqual: ((Value, Value) -> Bool)?, name: String?) {
        self.isEqual = isEqual ?? { _, _ in false }
        super.init(stored: value, name: name, kind: isEqual == nil ? .state : .comparable) { node, _, propagation in
            unsafeDowncast(node, to: Dynamic<Value>.self).deliver(in: propagation)
        }
    }

    /// The current value. Setting it calls the listeners, in the order of binding, before the setter returns.
    ///
    /// A listener may set the value too. The new value can be read at once, but listeners are notified of it only after that listener has
    /// returned.
    ///
    /// - Complexity: Reading is O(1). Setting costs one call for each binding, and marks each derived value in use that depends on this
    ///   value.
    @_nonoverride @inlinable
    public var value: Value {
        get {
            prepareRead()
            return stored.unsafelyUnwrapped
        }
        set {
            if kind == .comparable, isEqual(stored.unsafelyUnwrapped, newValue) { return }
            if !isInUse, !flags.contains(.readIdle) {
                stored = newValue
                advance()
                return
            }
            Propagation.withCurrent { propagation in
                guard propagation.state.isEmpty, !flags.contains(.readIdle) else { return set(newValue, in: propagation) }
                stored = newValue
                advance()
                propagation.begin()
                if firstDependent == nil { deliver(in: propagation) } else { propagation.spread(self) }
                propagation.finish()
            }
        }
    }

    /// Sets the value in the less common cases: another change or a computation is in progress, or a derived value without bindings has
    /// read this value.
    @inlinable @inline(never)
    final func set(_ newValue: Value, in propagation: Propagation) {
        let (oldValue, oldVersion) = (stored, version)
        stored = newValue
        advance()
        if kind == .comparable, let oldValue, propagation.wantsRecord(of: self) {
            propagation.record(self, version: oldVersion) { [isEqual] node in
                guard let value = unsafeDowncast(node, to: Dynamic<Value>.self).stored else { return false }
                return isEqual(oldValue, value)
            }
        }
        propagation.changed(self, from: oldValue)
    }
}
