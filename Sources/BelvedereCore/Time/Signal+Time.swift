public import BelvedereBinding

extension Signal {
    /// Returns a signal that sends an event of this signal only when no other event has come for a certain time.
    ///
    /// ```swift
    /// let edits = Signal<String>()
    /// let pauses = edits.debounced(for: .seconds(1))
    /// pauses.bind(to: screen) { screen, text in print("saving \(text)") }
    /// ```
    ///
    /// The time is measured by the clock of the session, so tests control it with a `TestClock`. The returned signal exists while it is
    /// bound or something has a reference to it. When it is released, its timer ends too.
    ///
    /// - Parameter duration: The required time without an event.
    /// - Precondition: The events are sent on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while an event waits.
    public func debounced(for duration: Duration) -> Signal<Value> {
        let debounce = Debounce<Value>(duration)
        let debounced = Signal(from: bind { debounce.receive($0) })
        debounce.deliver = { [weak debounced] in debounced?.send($0) }
        return debounced
    }

    /// Returns a signal that sends the first event at once, and after that the last event of each interval at its end.
    ///
    /// ```swift
    /// let positions = Signal<Int>()
    /// let shown = positions.throttled(for: .milliseconds(100))
    /// ```
    ///
    /// The time is measured by the clock of the session, so tests control it with a `TestClock`. The returned signal exists while it is
    /// bound or something has a reference to it. When it is released, its timer ends too.
    ///
    /// - Parameter interval: The shortest time between two events.
    /// - Precondition: The events are sent on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while an event waits.
    public func throttled(for interval: Duration) -> Signal<Value> {
        let throttle = Throttle<Value>(interval)
        let throttled = Signal(from: bind { throttle.receive($0) })
        throttle.deliver = { [weak throttled] in throttled?.send($0) }
        return throttled
    }
}
