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
    /// Whether two values are the same; asked of values that can be compared only. Not optional, because then a call would need a retain.
    @usableFromInline let isEqual: (Value, Value) -> Bool

    /// A dynamic whose listeners are called when a set changes its value, and not when the new value equals the old.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    /// - Complexity: O(1).
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) where Value: Equatable {
        self.init(value, isEqual: { $0 == $1 }, name: name)
    }

    /// A dynamic of values that cannot be compared: every set counts as a change.
    ///
    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - name: What traces and reports call it.
    /// - Complexity: O(1).
    @inlinable
    public convenience init(_ value: Value, name: String? = nil) {
        self.init(value, isEqual: nil, name: name)
    }

    @inlinable
    init(_ value: Value, isEqual: ((Value, Value) -> Bool)?, name: String?) {
        self.isEqual = isEqual ?? { _, _ in false }
        super.init(stored: value, name: name, kind: .state) { node, _, propagation in
            unsafeDowncast(node, to: Dynamic<Value>.self).deliver(in: propagation)
        }
        if isEqual != nil { flags.insert(.comparable) }
    }

    /// The current value. Setting it calls the listeners, in the order of binding, before the setter returns.
    ///
    /// A set made inside a listener is visible at once and is told to the listeners when the one that made it returns.
    ///
    /// - Complexity: Reading is O(1). Setting costs one call for each binding, and visits each derived value in use that depends
    ///   on this one.
    @_nonoverride @inlinable
    public var value: Value {
        get {
            prepareRead()
            return stored.unsafelyUnwrapped
        }
        set {
            if flags.contains(.comparable), isEqual(stored.unsafelyUnwrapped, newValue) { return }
            if !isInUse, !flags.contains(.readIdle) {
                stored = newValue
                advance()
                return
            }
            Propagation.withCurrent { propagation in
                guard propagation.state.isEmpty, !flags.contains(.readIdle) else {
                    return setWithCare(newValue, in: propagation)
                }
                stored = newValue
                advance()
                guard dependents == nil else { return propagation.announceFirst(self) }
                propagation.begin()
                deliver(in: propagation)
                propagation.finish()
            }
        }
    }

    /// Sets the value while something else is going on, or after somebody has read it who is not told of changes.
    @inlinable @inline(never)
    final func setWithCare(_ newValue: Value, in propagation: Propagation) {
        let (oldValue, oldVersion) = (stored, version)
        stored = newValue
        advance()
        if flags.contains(.comparable), let oldValue, propagation.wantsRecord(of: self) {
            propagation.record(self, version: oldVersion) { [isEqual] node in
                guard let value = unsafeDowncast(node, to: Dynamic<Value>.self).stored else { return false }
                return isEqual(oldValue, value)
            }
        }
        propagation.changed(self, from: oldValue)
    }
}
