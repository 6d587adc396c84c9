public import SwiftFacts

/// A finding: a position in the code that breaks a rule.
public struct Finding: Hashable, Sendable {
    /// The identifier of the rule, such as `view-navigates`.
    public var rule: String
    public var severity: Severity
    /// The path from the root of the project.
    public var path: String
    public var position: SourcePosition
    /// The declaration, such as `LoginViewController.showHome()`. It stays the same when lines move.
    public var symbol: String
    public var role: Role?
    /// A sentence about the code at this position, such as "The view 'LoginView' opens a screen by 'present'".
    public var what: String
    /// The reason why the rule exists.
    public var why: String
    /// The advice to the developer for fixing the finding.
    public var fix: String
    /// The mechanical changes that fix the finding; empty if a person has to decide.
    public var repairs: [Repair] = []
    /// Whether the compiler's index confirms the names in the code of the finding; nil if the check used no index.
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
