public import BelvedereBinding

extension Signal {
    /// The last of several events, when none has come for a while.
    ///
    /// ```swift
    /// let edits = Signal<String>()
    /// let pauses = edits.debounced(for: .seconds(1))
    /// pauses.bind(to: screen) { screen, text in print("saving \(text)") }
    /// ```
    ///
    /// The time passes on the clock of the session, so tests control it with a `TestClock`. The signal that is returned
    /// lives as long as somebody holds it or is bound to it. When it goes, nothing of it runs any more.
    ///
    /// - Parameter duration: How long no event must come.
    /// - Precondition: The events are sent on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while an event waits.
    public func debounced(for duration: Duration) -> Signal<Value> {
        let debounce = Debounce<Value>(duration)
        let debounced = Signal(from: bind { debounce.receive($0) })
        debounce.deliver = { [weak debounced] in debounced?.send($0) }
        return debounced
    }

    /// The first of several events at once, and then, once in each interval, the last that has come in it.
    ///
    /// ```swift
    /// let positions = Signal<Int>()
    /// let shown = positions.throttled(for: .milliseconds(100))
    /// ```
    ///
    /// The time passes on the clock of the session, so tests control it with a `TestClock`. The signal that is returned
    /// lives as long as somebody holds it or is bound to it. When it goes, nothing of it runs any more.
    ///
    /// - Parameter interval: The least time between two events.
    /// - Precondition: The events are sent on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while an event waits.
    public func throttled(for interval: Duration) -> Signal<Value> {
        let throttle = Throttle<Value>(interval)
        let throttled = Signal(from: bind { throttle.receive($0) })
        throttle.deliver = { [weak throttled] in throttled?.send($0) }
        return throttled
    }
}
