/// A rule for a value: it gives a message for people when the value breaks it.
///
/// A rule looks at the value alone, so it is `Sendable` and can be a constant that all forms share:
///
/// ```swift
/// enum Rules {
///     static let notEmpty = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
///     static let short = ValidationRule<String> { $0.count > 80 ? "\($0.count) characters are too many." : nil }
/// }
/// ```
///
/// What depends on more than one value is a rule for a value made of them, with `combine`.
public struct ValidationRule<Value>: Sendable {
    let check: @Sendable (Value) -> String?

    /// A rule.
    ///
    /// - Parameter message: Gives what is wrong with the value, or `nil` if nothing is.
    public init(_ message: @escaping @Sendable (Value) -> String?) { check = message }

    /// A rule with one message.
    ///
    /// - Parameters:
    ///   - message: What to say about a value that breaks the rule.
    ///   - isMet: Whether a value keeps the rule.
    public init(_ message: String, _ isMet: @escaping @Sendable (Value) -> Bool) {
        check = { isMet($0) ? nil : message }
    }
}
