/// A place that breaks a rule.
public struct ArchitectureFinding: Hashable, Sendable, Decodable, CustomStringConvertible {
    /// The identifier of the rule, such as `view-navigates`.
    public var rule: String
    /// `error` or `warning`.
    public var severity: String
    /// From the root of the project.
    public var path: String
    public var line: Int
    public var column: Int
    /// The declaration, such as `LoginViewController.showHome()`.
    public var symbol: String
    /// What stands there.
    public var what: String
    /// Why that matters.
    public var why: String
    /// What to do.
    public var fix: String
    /// Where the rule is explained: a path in the repository of Belvedere, or what the configuration says. Nil where no rule is to blame.
    public var link: String?

    /// The place and what stands there, as a failing test shows it.
    public var description: String { "\(path):\(line):\(column): \(what) [\(rule)]. \(fix)" }
}
