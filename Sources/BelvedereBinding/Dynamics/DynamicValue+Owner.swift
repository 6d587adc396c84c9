extension DynamicValue {
    /// Calls `action` with the owner and every new value, as long as the owner lives.
    ///
    /// The owner is not retained, so `action` may use it without `[weak self]`:
    ///
    /// ```swift
    /// final class Header {
    ///     var title = ""
    ///     func show(_ text: Dynamic<String>) {
    ///         text.bind(to: self) { header, text in header.title = text }
    ///     }
    /// }
    /// ```
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: AnyObject>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        link(OwnerListener.make(owner, action))
    }

    /// Calls `action` with the owner and every new value, until the owner's ``BindingBag`` ends its bindings.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: BindingOwner>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        let reference = OwnerReference(owner)
        let token = bind { value in
            reference.withOwner { action($0, value) }
        }
        reference.token = token
        owner.bindings.insert(token)
    }

    /// Calls `action` with the owner and the current value at once, then with every new one, as long as the owner lives.
    ///
    /// - Complexity: O(1) on average, and one call of `action`.
    public final func bindAndFire<Owner: AnyObject>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        bind(to: owner, action)
        fire { action(owner, self.readUnwatched()) }
    }

    /// Calls `action` with the owner and the current value at once, then with every new one, until the owner's ``BindingBag`` ends its
    /// bindings.
    ///
    /// - Complexity: O(1) on average, and one call of `action`.
    public final func bindAndFire<Owner: BindingOwner>(to owner: Owner, _ action: @escaping (Owner, Value) -> Void) {
        bind(to: owner, action)
        fire { action(owner, self.readUnwatched()) }
    }
}
