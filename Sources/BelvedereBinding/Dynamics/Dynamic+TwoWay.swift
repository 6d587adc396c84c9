extension Dynamic {
    /// Keeps two values the same: this one takes the other's value now, and from then on each takes the other's changes.
    ///
    /// A change is never sent back to where it came from.
    ///
    /// ```swift
    /// let name = Dynamic("Ada"), field = Dynamic("")
    /// let token = field.twoWayBind(with: name)
    /// field.value = "Grace"                               // name.value is "Grace"
    /// ```
    ///
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1), and one set of one side for each change of the other.
    public func twoWayBind(with other: Dynamic<Value>) -> BindingToken {
        twoWayBind(with: other, parse: { $0 }, format: { $0 })
    }

    /// Keeps two values in step by way of a conversion, such as a text field and a number.
    ///
    /// What a person types is not touched: a change that comes from this side goes to the other side if it can be
    /// converted, and is not formatted back. A change of the other side is formatted into this one.
    ///
    /// ```swift
    /// let text = Dynamic(""), amount = Dynamic(0)
    /// let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
    /// text.value = "007"                                  // amount.value is 7, and the text still "007"
    /// amount.value = 8                                    // the text is "8"
    /// ```
    ///
    /// - Parameters:
    ///   - other: The value to keep in step with; it is the one that counts at the beginning.
    ///   - parse: Makes a value for the other side, or `nil` if there is none; then the other side stays as it is.
    ///   - format: Makes a value for this side.
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1), and one set of one side for each change of the other.
    public func twoWayBind<Other>(
        with other: Dynamic<Other>,
        parse: @escaping (Value) -> Other?,
        format: @escaping (Other) -> Value
    ) -> BindingToken {
        value = format(other.value)
        // Versions, and not a flag that is up while the other side is set: inside a listener a set is told later, when
        // such a flag would be down again.
        var ownEcho: UInt32?
        var otherEcho: UInt32?
        // Weak on both sides: either may go first, and the token keeps neither.
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
