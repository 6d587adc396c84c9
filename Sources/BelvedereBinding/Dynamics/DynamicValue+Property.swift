extension DynamicValue {
    /// Sets a property of `owner` to every new value, as long as the owner lives.
    ///
    /// Works with any class and any writable property, for example a label of UIKit or an object of your own. The owner is not retained.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: AnyObject>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        bind(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property of `owner`, such as the `text` of a UIKit label, to every new value.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: AnyObject>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
        bind(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets a property of `owner` to the current value at once, then to every new one, as long as the owner lives.
    ///
    /// ```swift
    /// final class Label { var text: String? }
    /// let label = Label()
    /// let greeting = Dynamic("Hello")
    /// greeting.bindAndFire(to: label, \.text)
    /// ```
    ///
    /// - Complexity: O(1) on average, and one assignment to the property.
    public final func bindAndFire<Owner: AnyObject>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        bindAndFire(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property of `owner`, such as the `text` of a UIKit label, to the current value at once, then to
    /// every new one.
    ///
    /// - Complexity: O(1) on average, and one assignment to the property.
    public final func bindAndFire<Owner: AnyObject>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
        bindAndFire(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets a property of `owner` to every new value, as long as the owner lives.
    ///
    /// Works with any class and any writable property, for example a label of UIKit or an object of your own. The owner is not retained.
    ///
    /// The binding is kept in the owner's bag.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: BindingOwner>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        bind(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property of `owner`, such as the `text` of a UIKit label, to every new value.
    ///
    /// The binding is kept in the owner's bag.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: BindingOwner>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
        bind(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets a property of `owner` to the current value at once, then to every new one, as long as the owner lives.
    ///
    /// ```swift
    /// final class Label { var text: String? }
    /// let label = Label()
    /// let greeting = Dynamic("Hello")
    /// greeting.bindAndFire(to: label, \.text)
    /// ```
    ///
    /// The binding is kept in the owner's bag.
    ///
    /// - Complexity: O(1) on average, and one assignment to the property.
    public final func bindAndFire<Owner: BindingOwner>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        bindAndFire(to: owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property of `owner`, such as the `text` of a UIKit label, to the current value at once, then to
    /// every new one.
    ///
    /// The binding is kept in the owner's bag.
    ///
    /// - Complexity: O(1) on average, and one assignment to the property.
    public final func bindAndFire<Owner: BindingOwner>(to owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
        bindAndFire(to: owner) { owner, value in owner[keyPath: property] = value }
    }
}
