/// A rule for a value. It returns a message for people when the value breaks it.
///
/// A rule depends on the value alone, so it is `Sendable` and can be a constant that all forms share:
///
/// ```swift
/// enum Rules {
///     static let notEmpty = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
///     static let short = ValidationRule<String> { $0.count > 80 ? "\($0.count) characters are too many." : nil }
/// }
/// ```
///
/// For a rule about several values, combine them into one value with `combine`, and make a rule for that.
public struct ValidationRule<Value>: Sendable {
    let check: @Sendable (Value) -> String?

    /// A rule.
    ///
    /// - Parameter message: Returns a message about the value, or `nil` if the value meets the rule.
    public init(_ message: @escaping @Sendable (Value) -> String?) { check = message }

    /// A rule with one message.
    ///
    /// - Parameters:
    ///   - message: The message for a value that breaks the rule.
    ///   - isMet: Returns whether a value meets the rule.
    public init(_ message: String, _ isMet: @escaping @Sendable (Value) -> Bool) {
        check = { isMet($0) ? nil : message }
    }
}
