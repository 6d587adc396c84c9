/// A rule of architecture: something that types with a certain role must not do, with the reason.
///
/// A rule carries the text of its documentation and two examples. The tests check the rule with these examples, and its page shows them. So
/// the page is always right.
public struct Rule: Sendable {
    /// The name of the rule in the configuration and in comments, such as `view-navigates`.
    public let identifier: String
    /// One sentence that states what the rule requires.
    public let summary: String
    /// The reason for the rule.
    public let reason: String
    /// The advice for fixing a finding.
    public let fix: String
    /// The profiles in which the rule is on. The configuration can change this.
    public let profiles: Set<Profile>
    public let severity: Severity
    /// Code that breaks the rule. `compliant` is code that keeps it.
    public let violating: RuleExample
    public let compliant: RuleExample
    let check: @Sendable (_ codebase: Codebase, _ examination: inout Examination) -> Void

    init(
        _ identifier: String, summary: String, reason: String, fix: String, profiles: Set<Profile> = Profile.all,
        severity: Severity = .error, violating: RuleExample, compliant: RuleExample,
        check: @escaping @Sendable (_ codebase: Codebase, _ examination: inout Examination) -> Void
    ) {
        self.identifier = identifier
        self.summary = summary
        self.reason = reason
        self.fix = fix
        self.profiles = profiles
        self.severity = severity
        self.violating = violating
        self.compliant = compliant
        self.check = check
    }
}
