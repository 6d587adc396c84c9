public import BelvedereBinding

extension DynamicValue {
    /// Returns a value that receives a change of this value only after this value has not changed for a while. For example, a search starts
    /// only when the person pauses typing.
    ///
    /// ```swift
    /// let searchText = Dynamic("")
    /// let query = searchText.debounced(for: .milliseconds(300))
    /// query.bind(to: screen) { screen, query in print("looking for \(query)") }
    /// ```
    ///
    /// The time is measured by the clock of the session, so tests control it with a `TestClock`. Like every derived value, the result
    /// exists while it is bound or something has a reference to it. When it is released, its timer ends too.
    ///
    /// - Parameter duration: The required time without a change.
    /// - Precondition: This value changes on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while a value waits.
    public final func debounced(for duration: Duration) -> Derived<Value> where Value: Equatable {
        let (settled, token) = debouncing(for: duration)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// Returns a value that receives a change of this value only after this value has not changed for a while, for a type that is not
    /// `Equatable`.
    ///
    /// - Complexity: O(1), and one timer while a value waits.
    public final func debounced(for duration: Duration) -> Derived<Value> {
        let (settled, token) = debouncing(for: duration)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// Returns a value that changes at most once per interval. It receives the first change of this value at once, and the last change of
    /// each interval at the interval's end.
    ///
    /// ```swift
    /// let progress = Dynamic(0)
    /// let shown = progress.throttled(for: .milliseconds(100))
    /// ```
    ///
    /// The time is measured by the clock of the session, so tests control it with a `TestClock`. Like every derived value, the result
    /// exists while it is bound or something has a reference to it. When it is released, its timer ends too.
    ///
    /// - Parameter interval: The shortest time between two changes.
    /// - Precondition: This value changes on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while a value waits.
    public final func throttled(for interval: Duration) -> Derived<Value> where Value: Equatable {
        let (settled, token) = throttling(for: interval)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// Returns a value that changes at most once per interval, for a type that is not `Equatable`.
    ///
    /// - Complexity: O(1), and one timer while a value waits.
    public final func throttled(for interval: Duration) -> Derived<Value> {
        let (settled, token) = throttling(for: interval)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    private final func debouncing(for duration: Duration) -> (Dynamic<Value>, BindingToken) {
        let debounce = Debounce<Value>(duration)
        let settled = Dynamic(value)
        debounce.deliver = { settled.value = $0 }
        return (settled, bind { debounce.receive($0) })
    }

    private final func throttling(for interval: Duration) -> (Dynamic<Value>, BindingToken) {
        let throttle = Throttle<Value>(interval)
        let settled = Dynamic(value)
        throttle.deliver = { settled.value = $0 }
        return (settled, bind { throttle.receive($0) })
    }
}
