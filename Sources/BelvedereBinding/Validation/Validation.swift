/// Checks a value by rules. The messages of the broken rules are values that can be bound.
///
/// The view model does not have to start a check: the messages are derived from the value and are up to date whenever they are read.
///
/// ```swift
/// let name = Dynamic("")
/// let validName = name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
/// print(validName.messages.value)                         // ["A name is needed."]
/// ```
public final class Validation<Value> {
    /// The validated value.
    public let value: DynamicValue<Value>
    /// The messages of all broken rules, in the order of the rules.
    public let messages: Derived<[String]>
    /// The first message, to be shown beside the field.
    public let message: Derived<String?>
    /// Whether the value meets all rules.
    public let isValid: Derived<Bool>

    /// The validation of a value.
    ///
    /// - Complexity: O(1). Each change of the validated value runs every rule once.
    public init(_ value: DynamicValue<Value>, rules: [ValidationRule<Value>]) {
        self.value = value
        messages = value.map { value in rules.compactMap { $0.check(value) } }
        message = messages.map(\.first)
        isValid = messages.map(\.isEmpty)
    }
}

extension DynamicValue {
    /// Returns the validation of this value by some rules.
    ///
    /// - Complexity: O(1). Each change of the validated value runs every rule once.
    public final func validated(by rules: ValidationRule<Value>...) -> Validation<Value> {
        Validation(self, rules: rules)
    }
}

/// Returns whether all conditions are true. Usually the condition of a command.
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
