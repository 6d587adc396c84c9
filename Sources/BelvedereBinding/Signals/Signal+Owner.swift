extension Signal {
    /// Calls `action` with the owner and every event, as long as the owner lives.
    ///
    /// The owner is not retained, so `action` may use it without `[weak self]`:
    ///
    /// ```swift
    /// final class StatusLine {
    ///     var text = ""
    ///     func show(_ notices: Signal<String>) {
    ///         notices.bind(to: self) { line, text in line.text = text }
    ///     }
    /// }
    /// ```
    ///
    /// - Complexity: O(1) on average.
    public func bind<Owner: AnyObject>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        guard origin != nil else { return node.bind(to: owner, action) }
        node.bind(to: owner) { owner, event in withExtendedLifetime(self) { action(owner, event) } }
    }

    /// Calls `action` with the owner and every event, until the owner's ``BindingBag`` ends its bindings.
    ///
    /// - Complexity: O(1) on average.
    public func bind<Owner: BindingOwner>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        guard origin != nil else { return node.bind(to: owner, action) }
        node.bind(to: owner) { owner, event in withExtendedLifetime(self) { action(owner, event) } }
    }
}
