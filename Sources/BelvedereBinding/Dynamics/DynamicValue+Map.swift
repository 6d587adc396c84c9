extension DynamicValue {
    /// A value computed from this one.
    ///
    /// ```swift
    /// let name = Dynamic("")
    /// let canSave = name.map { !$0.isEmpty }
    /// print(canSave.value)                                // false
    /// ```
    ///
    /// - Parameters:
    ///   - name: What traces and reports call it.
    ///   - transform: The computation. It depends on this value alone; to read others in it, use ``Derived``.
    /// - Complexity: O(1). `transform` runs at most once per change, and only when the value is needed.
    @inlinable
    public final func map<Result: Equatable>(
        name: String? = nil,
        _ transform: @escaping (Value) -> Result
    ) -> Derived<Result> {
        Derived(name: name, comparing: [self]) { transform(self.fresh) }
    }

    /// A value computed from this one that cannot be compared: its bindings fire whenever this one changes.
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
