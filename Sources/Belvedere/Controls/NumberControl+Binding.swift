public import BelvedereBinding

extension NumberControl {
    /// Binds the control both ways: what a person does sets `value`, and a set of `value` shows. The binding ends with the control,
    /// or when the control is bound to another value.
    ///
    /// ```swift
    /// let volume = Dynamic(0.5)
    /// let slider = Slider("Volume").bind(volume)
    /// ```
    ///
    /// A number that is not allowed shows as the nearest that is; `value` keeps it.
    @discardableResult
    public func bind(_ value: Dynamic<Double>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.value = $0 }
        return self
    }

    /// Binds the control both ways to a whole number.
    ///
    /// ```swift
    /// let guests = Dynamic(2)
    /// let stepper = Stepper("Guests", in: 1...8).bind(guests)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line), parse: { Int(exactly: $0.rounded()) }) { [weak self] in
            self?.value = Double($0)
        }
        return self
    }
}
