/// A value that can be read and bound: a ``Dynamic``, which is set, or a ``Derived``, which is computed.
///
/// A method with a parameter of this type accepts both kinds, as the kit's views do. Listeners are called in the order of binding, before
/// the setter that started the change returns. They can already read the new value.
public class DynamicValue<Value>: DynamicNode {
    /// The value; `nil` only while a derived value has not been computed for the first time.
    ///
    /// The exclusivity check is switched off for speed. That is safe: reading copies the value out, writing moves a value in, and no other
    /// code runs in between. The old value is released after the new one has been stored, so code that this release runs comes after the
    /// write.
    @exclusivity(unchecked) @usableFromInline final var stored: Value?

    @inlinable
    init(
        stored: Value?,
        name: String?,
        kind: Kind,
        perform: @escaping (DynamicNode, Request, Propagation) -> Void
    ) {
        self.stored = stored
        super.init(details: name.map(NodeDetails.init), kind: kind, perform: perform)
    }

    /// The current value.
    ///
    /// When the closure of a ``Derived`` reads it, the derived value depends on this value.
    ///
    /// - Complexity: O(1) if the value is up to date. Otherwise each computation that it depends on and that is out of date runs once.
    // The property is final, because an overridable property would be called through a table of unspecialised code. ``Dynamic`` declares a
    // property with the same name that can also be set.
    @_disfavoredOverload @inlinable
    public final var value: Value { readValue() }

    /// Reads the value. If the closure of a derived value is running, also records that the derived value depends on this value.
    @inlinable final func readValue() -> Value {
        prepareRead()
        return stored.unsafelyUnwrapped
    }

    /// Reads the value. A derived value whose closure is running does not become dependent on this value.
    @inlinable final func readUnwatched() -> Value {
        refresh()
        return stored.unsafelyUnwrapped
    }

    /// The value, read without a check. Used only when the value has just been brought up to date.
    @inlinable final var fresh: Value { stored.unsafelyUnwrapped }

    package final override var lastValue: Any? { stored }

    // MARK: Binding

    /// Calls `action` with every new value, beginning with the next change.
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    ///
    /// ```swift
    /// let count = Dynamic(0)
    /// let token = count.bind { print("now \($0)") }
    /// count.value = 1                                     // now 1
    /// token.cancel()
    /// ```
    ///
    /// - Complexity: O(1).
    @inlinable
    public final func bind(_ action: @escaping (Value) -> Void) -> BindingToken {
        let listener = Listener(action)
        link(listener)
        return listener
    }

    /// Calls `action` with the current value at once, and then with every new one.
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    /// - Complexity: O(1), and one call of `action`.
    @inlinable
    public final func bindAndFire(_ action: @escaping (Value) -> Void) -> BindingToken {
        let token = bind(action)
        fire { action(self.readUnwatched()) }
        return token
    }

    /// Runs the first call of a binding under the same rules as later calls. Values that the listener sets are announced after it has
    /// returned, and a computation that makes the binding does not depend on the values that the listener reads.
    @inlinable final func fire(_ call: () -> Void) {
        untracked { transaction(call) }
    }

    // MARK: Passes

    /// Makes a pass: calls, in the order of binding, every binding that has not been notified of the current value. The pass stops early if
    /// the first waiting binding belongs to another node.
    ///
    /// The caller must make the propagation busy, and must keep `self` alive.
    ///
    /// The bindings are borrowed, and their closures are called without a retain. Both are safe for these reasons. A token that is released
    /// or cancelled first leaves the list of bindings. If the pass is at that token, the position of the pass moves on to the next link; if
    /// that link leaves too, the position moves on again. So after the call, the position is a link that still exists, or the head of the
    /// list, which the caller keeps alive. The closure of a token that is released during its call is passed to `outlast`, which keeps it
    /// until the change has ended.
    @inlinable
    final func deliver(in propagation: Propagation) {
        var told = toldVersion
        guard var current = propagation.beginPass(over: self), var value = stored else { return }
        while current != Borrowed(self) {
            let called = current
            let isCalled = called.with { link in
                let listener = unsafeDowncast(link, to: Listener<Value>.self)
                guard listener.told != told else {
                    current = listener.nextLink
                    return false
                }
                listener.told = told
                propagation.beginCall(of: listener)
                listener.action(value)
                return true
            }
            guard isCalled else { continue }
            // The binding may be freed from here on. Release the old value before the next binding is looked up, because that can cancel
            // bindings.
            var seen = told
            while toldVersion != seen, let new = stored {
                seen = toldVersion
                value = new
            }
            current = propagation.endCall(of: called)
            // If no node waits in the queue, or all bindings have been notified of the newest value, the loop continues or ends by itself.
            // Otherwise `attend` decides what comes next.
            guard propagation.pendingCount > 0, current != Borrowed(self) || toldVersion != told else { continue }
            guard let next = propagation.attend(self, next: current, told: told) else { return }
            current = next
            told = toldVersion
        }
    }
}
