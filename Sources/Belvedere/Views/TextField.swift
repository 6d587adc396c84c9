public import BelvedereBinding

/// A field for one line of text.
///
/// While a person types, the person's text has priority. It reaches ``text`` at once. A text that the app assigns is shown only after the
/// app has received everything that the person has typed, so it never replaces text during typing. An app can clear a form after sending
/// it, without losing a letter that the person types at the same moment.
///
/// ```swift
/// let name = TextField("First Name").bind(viewModel.firstName)
/// name.onSubmit { viewModel.done.execute() }
/// ```
open class TextField: TypedField, ValueControl {
    /// The text in the field.
    public var text: String {
        get { typedText }
        set { typedText = newValue }
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: the label of the field.
    ///   - text: the text of the field at first.
    ///   - keyboard: the kind of the entered text.
    public init(_ title: String = "", text: String = "", keyboard: Keyboard = .text) {
        super.init(title: title, text: text, keyboard: keyboard)
    }

    /// Binds the field in both directions, and shows the error message of the text.
    ///
    /// The message appears after the person leaves the field or presses Enter in it, or after a call of
    /// ``TypedField/showValidation()``. So it never appears before the person has finished typing. From then on, the message changes with
    /// the text. A field with a message counts as invalid, and assistive technology reports it as invalid.
    ///
    /// ```swift
    /// let firstName = Dynamic("")
    /// let validName = firstName.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
    /// let name = TextField("First Name").bind(firstName, validation: validName)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, validation: Validation<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: String {
        get { text }
        set { text = newValue }
    }

    @_spi(Hosting) public override var kind: ViewKind { .textField }

    @_spi(Hosting) public override func textEntered() { reportChange() }
}

nonisolated extension ViewKind {
    /// The view kind of `TextField`: a field for one line of text.
    public static let textField = textField("textField")
}
