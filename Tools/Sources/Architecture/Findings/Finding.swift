public import SwiftFacts

/// A place that breaks a rule.
public struct Finding: Hashable, Sendable {
    /// The identifier of the rule, such as `view-navigates`.
    public var rule: String
    public var severity: Severity
    /// From the root of the project.
    public var path: String
    public var position: SourcePosition
    /// The declaration, such as `LoginViewController.showHome()`. It stays the same while lines move.
    public var symbol: String
    public var role: Role?
    /// What stands there.
    public var what: String
    /// Why that matters.
    public var why: String
    /// What to do.
    public var fix: String
    /// Whether the compiler confirms the names that the finding rests on; nil where the compiler was not asked.
    public var isCertain: Bool?

    public init(
        rule: String, severity: Severity, path: String, position: SourcePosition, symbol: String, role: Role?, what: String, why: String,
        fix: String
    ) {
        self.rule = rule
        self.severity = severity
        self.path = path
        self.position = position
        self.symbol = symbol
        self.role = role
        self.what = what
        self.why = why
        self.fix = fix
    }
}
