/// A source of events. A ``Dynamic`` has a value at any time; an event happens once.
///
/// If a ``Dynamic`` is set several times, its listeners may receive that as one change. A signal has no value. Listeners receive every
/// event, in the order of sending, even if it equals the preceding event. Use it for content that a screen shows once: a message, a
/// failure, a tap.
///
/// ```swift
/// final class MailViewModel {
///     let notices = Signal<String>()
///     func send() { notices.send("Sent.") }
/// }
/// ```
///
/// The other rules are those of a dynamic. Listeners are called in the order of binding, before `send` returns, and a binding ends with its
/// owner. An event that is sent in a listener or in a ``transaction(_:)`` waits for its turn. A binding receives the events that are sent
/// after it was made. Events without a binding are not kept.
public final class Signal<Value> {
    @usableFromInline let node: SignalNode<Value>
    /// The value or signal from which the events come; `nil` for a signal whose events are sent with `send`.
    @usableFromInline let origin: AnyObject?

    /// A signal.
    ///
    /// - Parameter name: The name of the signal in traces and reports.
    /// - Complexity: O(1).
    @inlinable
    public init(name: String? = nil) {
        node = SignalNode(name: name)
        origin = nil
    }

    /// A signal whose events come from another value or signal, which it keeps alive. Like a derived value, it lives as long as it is bound
    /// or something has a reference to it.
    package init(name: String? = nil, from origin: AnyObject) {
        node = SignalNode(name: name)
        self.origin = origin
    }

    /// The name given by the author, for traces and reports.
    public var name: String? { node.name }

    /// Whether the signal has bindings. Useful in tests that look for forgotten bindings.
    public var hasListeners: Bool { node.hasListeners }

    /// Sends an event: calls all listeners before it returns.
    ///
    /// In a listener, and in a transaction, the event waits: it is sent in order, with the other waiting changes.
    ///
    /// - Complexity: One call for each binding.
    @inlinable
    public func send(_ event: Value) { node.send(event) }

    /// Calls `action` with every event from now on.
    ///
    /// ```swift
    /// let taps = Signal<Int>()
    /// let token = taps.bind { print("row \($0)") }
    /// taps.send(3)                                        // row 3
    /// taps.send(3)                                        // row 3
    /// token.cancel()
    /// ```
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    /// - Complexity: O(1).
    @inlinable
    public func bind(_ action: @escaping (Value) -> Void) -> BindingToken {
        let listener = Listener(keepingOrigin(action))
        node.link(listener)
        return listener
    }

    /// Returns an action that keeps this signal alive, if the signal's events come from another value or signal. So the source lives as
    /// long as the binding.
    @inlinable func keepingOrigin(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
        if origin == nil { return action }
        return { event in withExtendedLifetime(self) { action(event) } }
    }
}

extension Signal where Value == Void {
    /// Notifies all listeners of the event.
    ///
    /// ```swift
    /// let saved = Signal<Void>()
    /// saved.send()
    /// ```
    ///
    /// - Complexity: One call for each binding.
    @inlinable
    public func send() { send(()) }
}
