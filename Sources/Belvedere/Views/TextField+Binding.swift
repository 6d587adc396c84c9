public import BelvedereBinding

extension TextField {
    /// Binds the field both ways: what a person types sets `value`, and a set of `value` shows in the field. No echo:
    /// what came from the field does not go back into it.
    ///
    /// The binding ends with the field. It takes the field's ``onChange``.
    public func bind(_ value: Dynamic<String>) {
        onChange = { value.value = $0 }
        value.bindAndFire(to: self, \.text)
    }
}
