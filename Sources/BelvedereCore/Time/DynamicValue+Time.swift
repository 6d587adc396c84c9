public import BelvedereBinding

extension DynamicValue {
    /// This value as it is when it has not changed for a while, such as a search text when a person pauses typing.
    ///
    /// ```swift
    /// let searchText = Dynamic("")
    /// let query = searchText.debounced(for: .milliseconds(300))
    /// query.bind(to: screen) { screen, query in print("looking for \(query)") }
    /// ```
    ///
    /// The time passes on the clock of the session, so tests control it with a `TestClock`. Like every derived value, this
    /// one lives as long as somebody holds it or is bound to it. When it goes, nothing of it runs any more.
    ///
    /// - Parameter duration: How long nothing must change.
    /// - Precondition: This value changes on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while a value waits.
    public final func debounced(for duration: Duration) -> Derived<Value> where Value: Equatable {
        let (settled, token) = debouncing(for: duration)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// This value, which cannot be compared, as it is when it has not changed for a while.
    ///
    /// - Complexity: O(1), and one timer while a value waits.
    public final func debounced(for duration: Duration) -> Derived<Value> {
        let (settled, token) = debouncing(for: duration)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// This value as it is at most once in an interval: the first change is taken at once, and the last change of an
    /// interval at its end.
    ///
    /// ```swift
    /// let progress = Dynamic(0)
    /// let shown = progress.throttled(for: .milliseconds(100))
    /// ```
    ///
    /// The time passes on the clock of the session, so tests control it with a `TestClock`. Like every derived value, this
    /// one lives as long as somebody holds it or is bound to it. When it goes, nothing of it runs any more.
    ///
    /// - Parameter interval: The least time between two changes.
    /// - Precondition: This value changes on a session (or on the main actor, on devices).
    /// - Complexity: O(1), and one timer while a value waits.
    public final func throttled(for interval: Duration) -> Derived<Value> where Value: Equatable {
        let (settled, token) = throttling(for: interval)
        return settled.map { value in withExtendedLifetime(token) { value } }
    }

    /// This value, which cannot be compared, as it is at most once in an interval.
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
