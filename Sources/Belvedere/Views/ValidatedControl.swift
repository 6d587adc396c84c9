public import BelvedereBinding

/// A control that can show an error message about its value.
///
/// Hosts show the message beside the control, and assistive technology reports the control as invalid:
///
/// ```swift
/// let terms = Dynamic(false)
/// let accepted = terms.validated(by: ValidationRule("You have to accept the terms.") { $0 })
/// let toggle = Toggle("I accept the terms").bind(terms, validation: accepted)
/// toggle.showValidation()
/// print(toggle.message)                                   // You have to accept the terms.
/// ```
public protocol ValidatedControl: View {
    /// The error message of the value, shown beside the control; empty if the value is valid.
    var message: String { get set }

    /// Shows the error message of the value from now on, if the control is bound with a validation.
    ///
    /// A control does this itself when the person has entered a value. A form calls ``showValidation(of:)`` for all its controls.
    func showValidation()
}

extension ValidatedControl {
    public func showValidation() { showMessages() }

    /// Binds the message of the control to the messages of its validation. It does nothing if the control has no validation, or shows its
    /// messages already.
    func showMessages() {
        guard let validation, validation.shown == nil else { return }
        validation.shown = validation.message.bindAndFire { [weak self] in self?.message = $0 ?? "" }
    }
}

extension ValidatedControl where Self: ValueControl {
    /// Binds the control in both directions, and shows the error message of the value.
    ///
    /// The message appears after the person has entered a value, or after a call of ``ValidatedControl/showValidation()``. From then on, it
    /// changes with the value. A control with a message counts as invalid, and assistive technology reports it as invalid.
    ///
    /// ```swift
    /// let terms = Dynamic(false)
    /// let accepted = terms.validated(by: ValidationRule("You have to accept the terms.") { $0 })
    /// let toggle = Toggle("I accept the terms").bind(terms, validation: accepted)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Value>, validation: Validation<Value>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line)
        return validated(with: validation)
    }

    /// Sets the source of the messages of a control that has just been bound.
    func validated<Model>(with validation: Validation<Model>) -> Self {
        self.validation = ControlValidation(validation.message)
        return self
    }
}

/// Shows the error messages of several controls, and moves the focus to the first control with a message.
///
/// A form calls it when the person wants to save:
///
/// ```swift
/// let name = Dynamic(""), terms = Dynamic(false)
/// let nameField = TextField("Name").bind(name, validation: name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty }))
/// let accepted = terms.validated(by: ValidationRule("You have to accept the terms.") { $0 })
/// let toggle = Toggle("I accept the terms").bind(terms, validation: accepted)
/// let save = Button("Save") {
///     guard showValidation(of: nameField, toggle) else { return }
///     print("Saved")
/// }
/// ```
///
/// - Parameter controls: The controls in the order in which a person fills them in. Hidden and disabled controls do not get the focus.
/// - Returns: Whether no control has a message.
/// - Complexity: O(*n*) in the number of controls.
@discardableResult
public func showValidation(of controls: any ValidatedControl...) -> Bool {
    for control in controls { control.showValidation() }
    let invalid = controls.filter { !$0.message.isEmpty }
    invalid.first { !$0.isHidden && $0.isEnabled }?.focus()
    return invalid.isEmpty
}

/// The messages of the value of a control, and the binding that shows them.
///
/// It is an object of its own, because most controls have no validation.
final class ControlValidation {
    let message: Derived<String?>
    /// The binding of the control to the messages; `nil` while they are not shown.
    var shown: BindingToken?

    init(_ message: Derived<String?>) {
        self.message = message
    }
}
