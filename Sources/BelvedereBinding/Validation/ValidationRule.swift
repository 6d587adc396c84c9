/// A rule for a value: it gives a message for people when the value breaks it.
///
/// ```swift
/// let notEmpty = ValidationRule<String> { $0.isEmpty ? "A name is needed." : nil }
/// ```
public struct ValidationRule<Value> {
    let check: (Value) -> String?

    /// A rule.
    ///
    /// - Parameter message: Gives what is wrong with the value, or `nil` if nothing is.
    public init(_ message: @escaping (Value) -> String?) { check = message }

    /// A rule with one message.
    ///
    /// - Parameters:
    ///   - message: What to say about a value that breaks the rule.
    ///   - isMet: Whether a value keeps the rule.
    public init(_ message: String, _ isMet: @escaping (Value) -> Bool) {
        check = { isMet($0) ? nil : message }
    }
}
