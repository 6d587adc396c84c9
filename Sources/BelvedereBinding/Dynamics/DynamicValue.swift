/// What can be read and bound: a ``Dynamic``, which is set, or a ``Derived``, which is computed.
///
/// A view takes a `DynamicValue` where it does not care which of the two it shows. Listeners are called in the order in
/// which they were bound, before the setter that started the change returns, and the new value is readable in them.
public class DynamicValue<Value>: DynamicNode {
    /// The value; `nil` only while a derived value has not been computed for the first time.
    ///
    /// Unchecked for exclusivity: a read copies the value out and a write moves one in, and neither runs other code in
    /// between (what an old value releases is released after the store).
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
    /// Read inside the closure of a ``Derived``, it makes that derived value depend on this one.
    ///
    /// - Complexity: O(1) if the value is up to date. Otherwise one run of each computation that it depends on and that is out of
    ///   date.
    // Final, because a property that can be overridden is called through a table of unspecialised code. A dynamic has a
    // property of its own with this name, which can be set.
    @_disfavoredOverload @inlinable
    public final var value: Value { readValue() }

    /// Reads the value, and lets a computation that is being watched know.
    @inlinable final func readValue() -> Value {
        prepareRead()
        return stored.unsafelyUnwrapped
    }

    /// Reads the value without becoming a source of whatever is being computed.
    @inlinable final func readUnwatched() -> Value {
        refresh()
        return stored.unsafelyUnwrapped
    }

    /// The value of a source that has just been brought up to date.
    @inlinable final var fresh: Value { stored.unsafelyUnwrapped }

    package final override var lastValue: Any? { stored }

    // MARK: Binding

    /// Calls `action` with every new value, beginning with the next change.
    ///
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
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
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1), and one call of `action`.
    @inlinable
    public final func bindAndFire(_ action: @escaping (Value) -> Void) -> BindingToken {
        let token = bind(action)
        fire { action(self.readUnwatched()) }
        return token
    }

    /// Makes the first call of a binding like all others: what it sets is told when it returns, and what it reads is
    /// nothing to a computation that binds.
    @inlinable final func fire(_ call: () -> Void) {
        untracked { transaction(call) }
    }

    // MARK: Passes

    /// Calls every binding that has not been told the current value, in the order of binding, until another node comes
    /// first.
    ///
    /// Called with the propagation busy, and with a reference to `self` held by the caller.
    ///
    /// The bindings are followed unmanaged, and their closures called without a retain. Both are safe for these reasons.
    /// A token that goes, or is cancelled, leaves the list first. If it is the one being called, leaving clears `running`
    /// and puts its successor into `cursor`; and if that one leaves too, the next. So after the call either `running`
    /// still names the token, which is then alive and in the list, or `cursor` is a living element or the head, which
    /// the caller keeps. The closure of a token that goes during its call is handed to `outlast`, which keeps it until
    /// the change is over.
    @inlinable
    final func deliver(in propagation: Propagation) {
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        var told = toldMark
        var current = next.unsafelyUnwrapped
        if propagation.mayMakeWay(self, told) {
            guard let first = propagation.beginPass(over: self) else { return }
            current = first
        }
        guard var value = stored else { return }
        while current.toOpaque() != head {
            let isCalled = current._withUnsafeGuaranteedRef { element in
                let listener = unsafeDowncast(element, to: Listener<Value>.self)
                guard listener.told != told else {
                    current = listener.next.unsafelyUnwrapped
                    return false
                }
                listener.told = told
                propagation.beginCall(of: listener)
                listener.action(value)
                return true
            }
            guard isCalled else { continue }
            // From here on nothing keeps the binding that only the call has kept, and the pass stands at it still. What the
            // old value releases may end bindings, so it goes before it is asked where the pass goes on.
            var mark = told
            while toldMark != mark, let new = stored {
                mark = toldMark
                value = new
            }
            current = propagation.endCall(of: current) ?? Unmanaged.passUnretained(self)
            // Nobody is left to be told, or nothing waits.
            guard propagation.pendingCount > 0, current.toOpaque() != head || toldMark != told else { continue }
            guard let next = propagation.attend(self, next: current, told: told) else { return }
            current = next
            told = toldMark
        }
    }
}
