/// What is wrong with a value, as values that can be bound.
///
/// Nothing has to be triggered: the messages are derived from the value and are up to date whenever they are read.
///
/// ```swift
/// let name = Dynamic("")
/// let validName = name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
/// print(validName.messages.value)                         // ["A name is needed."]
/// ```
public final class Validation<Value> {
    /// The value that is looked at.
    public let value: DynamicValue<Value>
    /// The messages of all rules that are broken, in the order of the rules.
    public let messages: Derived<[String]>
    /// The first message, to be shown beside the field.
    public let message: Derived<String?>
    /// Whether no rule is broken.
    public let isValid: Derived<Bool>

    /// The validation of a value.
    ///
    /// - Complexity: O(1). Each change of the value that is looked at runs every rule once.
    public init(_ value: DynamicValue<Value>, rules: [ValidationRule<Value>]) {
        self.value = value
        messages = value.map { value in rules.compactMap { $0.check(value) } }
        message = messages.map(\.first)
        isValid = messages.map(\.isEmpty)
    }
}

extension DynamicValue {
    /// What is wrong with this value by some rules.
    ///
    /// - Complexity: O(1). Each change of the value that is looked at runs every rule once.
    public final func validated(by rules: ValidationRule<Value>...) -> Validation<Value> {
        Validation(self, rules: rules)
    }
}

/// Whether several values are valid as a whole; the condition of a command, typically.
///
/// ```swift
/// let first = Dynamic(""), last = Dynamic("")
/// let notEmpty = ValidationRule<String>("Needed.") { !$0.isEmpty }
/// let done = Command(canExecute: allValid(
///     first.validated(by: notEmpty).isValid,
///     last.validated(by: notEmpty).isValid
/// )) { print("done") }
/// ```
///
/// - Complexity: O(*n*) in the number of conditions, now and after each change.
public func allValid(_ conditions: DynamicValue<Bool>...) -> Derived<Bool> {
    combine(conditions) { $0.allSatisfy { $0 } }
}
