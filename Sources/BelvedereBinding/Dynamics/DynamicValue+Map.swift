extension DynamicValue {
    /// Returns a value computed from this value.
    ///
    /// ```swift
    /// let name = Dynamic("")
    /// let canSave = name.map { !$0.isEmpty }
    /// print(canSave.value)                                // false
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the result in traces and reports.
    ///   - transform: The computation. It depends on this value alone; to read others in it, use ``Derived``.
    /// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
    @inlinable
    public final func map<Result: Equatable>(
        name: String? = nil,
        _ transform: @escaping (Value) -> Result
    ) -> Derived<Result> {
        Derived(name: name, comparing: [self]) { transform(self.fresh) }
    }

    /// Returns a value that is computed from this value and is not `Equatable`. Its listeners are called whenever this value changes.
    ///
    /// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
    @inlinable
    public final func map<Result>(
        name: String? = nil,
        _ transform: @escaping (Value) -> Result
    ) -> Derived<Result> {
        Derived(name: name, sources: [self]) { transform(self.fresh) }
    }
}
