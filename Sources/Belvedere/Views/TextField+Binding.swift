public import BelvedereBinding

extension TextField {
    /// Binds the field both ways: what a person types sets `value`, and a set of `value` shows in the field.
    ///
    /// What came from the field does not go back into it, and what a person is typing is never destroyed. The binding ends
    /// with the field, or when the field is bound to another value.
    ///
    /// ```swift
    /// let name = TextField("First Name").bind(viewModel.firstName)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        let handlers = keepHandlers()
        handlers.validation = nil
        handlers.messages = nil
        handlers.bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.text = $0 }
        return self
    }

    /// Binds the field both ways, and shows what is wrong with the text.
    ///
    /// The message appears when the person leaves the field or presses Enter in it, or with ``showValidation()``; nobody is
    /// told of a mistake before they have finished typing. From then on it follows the text. With a message the field
    /// counts as invalid, and assistive technology says so.
    ///
    /// ```swift
    /// let firstName = Dynamic("")
    /// let validName = firstName.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
    /// let name = TextField("First Name").bind(firstName, validation: validName)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, validation: Validation<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line)
        keepHandlers().validation = validation
        return self
    }
}
