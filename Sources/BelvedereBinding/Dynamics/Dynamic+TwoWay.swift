extension Dynamic {
    /// Keeps two values the same. This dynamic first receives the value of `other`. From then on, each dynamic receives the changes of the
    /// other.
    ///
    /// A change is never sent back to its origin.
    ///
    /// ```swift
    /// let name = Dynamic("Ada"), field = Dynamic("")
    /// let token = field.twoWayBind(with: name)
    /// field.value = "Grace"                               // name.value is "Grace"
    /// ```
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    /// - Complexity: O(1), and one assignment for each change of either value.
    public func twoWayBind(with other: Dynamic<Value>) -> BindingToken {
        twoWayBind(with: other, parse: { $0 }, format: { $0 })
    }

    /// Keeps two values of different types consistent through a conversion, for example the text of a field and a number.
    ///
    /// The text that a person types is not changed: a change of this value is converted with `parse` and set on `other`, and is not
    /// formatted back. A change of `other` is converted with `format` and set on this value.
    ///
    /// ```swift
    /// let text = Dynamic(""), amount = Dynamic(0)
    /// let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
    /// text.value = "007"                                  // amount.value is 7, and the text still "007"
    /// amount.value = 8                                    // the text is "8"
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other dynamic. Its present value becomes the first value of both.
    ///   - parse: Converts a value of this dynamic for `other`. If it returns `nil`, `other` does not change.
    ///   - format: Converts a value of `other` for this dynamic.
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    /// - Complexity: O(1), and one assignment for each change of either value.
    public func twoWayBind<Other>(
        with other: Dynamic<Other>,
        parse: @escaping (Value) -> Other?,
        format: @escaping (Other) -> Value
    ) -> BindingToken {
        value = format(other.value)
        // Each of these variables stores the version that a dynamic got when this binding set it. A notification with this version is an
        // echo and is not sent back. A flag that is `true` during the assignment would not work: inside a listener, an assignment is
        // announced later, when the flag would already be `false`.
        var ownEcho: UInt32?
        var otherEcho: UInt32?
        // Both sides are weak: either dynamic may be released first, and the token keeps neither alive.
        let backward = other.bind { [weak self, weak other] newValue in
            guard let self, other?.version != otherEcho else { return }
            value = format(newValue)
            ownEcho = version
        }
        let forward = PairedListener(partner: backward) { [weak self, weak other] (newValue: Value) in
            guard let self, let other, version != ownEcho, let parsed = parse(newValue) else { return }
            other.value = parsed
            otherEcho = other.version
        }
        link(forward)
        return forward
    }
}
