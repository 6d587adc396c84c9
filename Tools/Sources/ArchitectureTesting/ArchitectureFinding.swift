/// A finding: a position in the code that breaks a rule.
public struct ArchitectureFinding: Hashable, Sendable, Decodable, CustomStringConvertible {
    /// The identifier of the rule, such as `view-navigates`.
    public var rule: String
    /// The severity: `error` or `warning`.
    public var severity: String
    /// The path from the root of the project.
    public var path: String
    public var line: Int
    public var column: Int
    /// The declaration, such as `LoginViewController.showHome()`.
    public var symbol: String
    /// A sentence about the code at this position.
    public var what: String
    /// The reason why the rule exists.
    public var why: String
    /// The advice for a fix.
    public var fix: String
    /// The link to the description of the rule: a path in the repository of Belvedere, or the address from the configuration. Nil if the
    /// finding belongs to no rule, as for an unused `belvedere:ignore` comment.
    public var link: String?

    /// The position, the sentence and the advice as one text. A failing test prints it.
    public var description: String { "\(path):\(line):\(column): \(what) [\(rule)]. \(fix)" }
}
