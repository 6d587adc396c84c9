/// Events that those who are bound are told: things that happen, as opposed to values that hold.
///
/// A ``Dynamic`` has a value at any time, and sets that fall together are told once. A signal has no value. Each event is
/// told, in the order of sending, even if it equals the one before. Use it for what a screen says once: a message, a
/// failure, a tap.
///
/// ```swift
/// final class MailViewModel {
///     let notices = Signal<String>()
///     func send() { notices.send("Sent.") }
/// }
/// ```
///
/// The other rules are those of a dynamic. Listeners are called in the order of binding, before `send` returns, and a
/// binding ends with its owner. An event that is sent in a listener or in a ``transaction(_:)`` waits for its turn.
/// A binding gets the events that are sent after it was made. Events without a binding are not kept.
public final class Signal<Value> {
    @usableFromInline let node: SignalNode<Value>
    /// What sends the events, if they come from another value or signal.
    @usableFromInline let origin: AnyObject?

    /// A signal.
    ///
    /// - Parameter name: What traces and reports call it.
    /// - Complexity: O(1).
    @inlinable
    public init(name: String? = nil) {
        node = SignalNode(name: name)
        origin = nil
    }

    /// A signal that keeps what sends its events. Like a derived value, it lives as long as somebody holds it or is
    /// bound to it.
    package init(name: String? = nil, from origin: AnyObject) {
        node = SignalNode(name: name)
        self.origin = origin
    }

    /// The name given by the author, for traces and reports.
    public var name: String? { node.name }

    /// Whether anyone is bound. Useful in tests that look for forgotten bindings.
    public var hasListeners: Bool { node.hasListeners }

    /// Tells an event to everyone who is bound, before it returns.
    ///
    /// In a listener, and in a transaction, the event is told later: in order, with the other changes that wait.
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
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1).
    @inlinable
    public func bind(_ action: @escaping (Value) -> Void) -> BindingToken {
        let listener = Listener(keepingOrigin(action))
        node.link(listener)
        return listener
    }

    /// Lets a binding keep this signal, where the signal has an origin that goes with it.
    @inlinable func keepingOrigin(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
        if origin == nil { return action }
        return { event in withExtendedLifetime(self) { action(event) } }
    }
}

extension Signal where Value == Void {
    /// Tells everyone who is bound that it has happened.
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
